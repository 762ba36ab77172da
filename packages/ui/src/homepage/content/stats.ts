import type { Figures } from "@realtor/profile/read";

/** Figures entered by the agent; null ones are not shown. */
export type Stats = {
  salesCount: number | null;
  /** US dollars. */
  lastYearTotal: number | null;
  /** Whole years from the start of the career to its end or to today. */
  years: number | null;
  /** Year in which the career started; null if `years` is. */
  since: number | null;
  /** The year of `lastYearTotal`: the last one, an earlier one, or null if it is not known. */
  totalYear: "last" | number | null;
  /** YYYY-MM-DD on which the agent entered the figures; null if it is not known. */
  asOf: string | null;
};

/** Whole years between two YYYY-MM-DD dates; null if invalid or less than one. */
function yearsBetween(start: string | null, end: string): number | null {
  const from = /^(\d{4})-(\d\d)-(\d\d)/.exec(start ?? "");
  const to = /^(\d{4})-(\d\d)-(\d\d)/.exec(end);
  if (!from || !to) return null;
  const anniversaryPassed = `${to[2]}${to[3]}` >= `${from[2]}${from[3]}`;
  const years = Number(to[1]) - Number(from[1]) - (anniversaryPassed ? 0 : 1);
  return years > 0 ? years : null;
}

/** "Last year" is true until the end of the year in which it was entered; the next year has to name it. */
function readTotalYear(enteredAt: string | null, today: string): Stats["totalYear"] {
  if (enteredAt === null) return null;
  const year = Number(enteredAt.slice(0, 4));
  return year === Number(today.slice(0, 4)) ? "last" : year - 1;
}

/** The figures on a date (YYYY-MM-DD); null if there are fewer than two. */
export function composeStats(figures: Figures, today: string): Stats | null {
  const { salesCount, lastYearTotal, enteredAt, careerStart, careerEnd } = figures;
  const years = yearsBetween(careerStart, careerEnd ?? today);
  const known = [salesCount, lastYearTotal, years].filter((figure) => figure !== null);
  if (known.length < 2) return null;
  return {
    salesCount,
    lastYearTotal,
    years,
    since: years === null ? null : Number(careerStart?.slice(0, 4)),
    totalYear: readTotalYear(enteredAt, today),
    asOf: enteredAt,
  };
}
