import { cleanText, type Missing, type Text } from "@realtor/profile/text";

export type StatsInput = {
  salesCount?: number | Missing;
  lastYearSalesTotal?: number | Missing;
  /** YYYY-MM-DD */
  careerStart?: Text;
  careerEnd?: Text;
};

/** Figures entered by the agent; null ones are not shown. */
export type Stats = {
  salesCount: number | null;
  /** US dollars. */
  lastYearTotal: number | null;
  /** Whole years from the start of the career to its end or to today. */
  years: number | null;
  /** Year in which the career started; null if `years` is. */
  since: number | null;
  /** The figures are as of December 31 of this year. */
  year: number;
};

/** Whole years between two YYYY-MM-DD dates; null if invalid or less than one. */
function yearsBetween(start: Text, end: string): number | null {
  const from = /^(\d{4})-(\d\d)-(\d\d)/.exec(cleanText(start) ?? "");
  const to = /^(\d{4})-(\d\d)-(\d\d)/.exec(end);
  if (!from || !to) return null;
  const anniversaryPassed = `${to[2]}${to[3]}` >= `${from[2]}${from[3]}`;
  const years = Number(to[1]) - Number(from[1]) - (anniversaryPassed ? 0 : 1);
  return years > 0 ? years : null;
}

const positive = (value: number | Missing) =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;

/** The figures on a date (YYYY-MM-DD); null if there are fewer than two. */
export function readStats(profile: StatsInput, today: string): Stats | null {
  const years = yearsBetween(profile.careerStart, cleanText(profile.careerEnd) ?? today);
  const stats = {
    salesCount: positive(profile.salesCount),
    lastYearTotal: positive(profile.lastYearSalesTotal),
    years,
    since: years === null ? null : Number(cleanText(profile.careerStart)?.slice(0, 4)),
    year: Number(today.slice(0, 4)) - 1,
  };
  const known = [stats.salesCount, stats.lastYearTotal, stats.years].filter(
    (figure) => figure !== null,
  );
  return known.length >= 2 ? stats : null;
}
