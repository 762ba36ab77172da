import { addDays } from "@realtor/api/listing";
import type { IntlShape } from "react-intl";
import type { OpenHouse } from "../document/listing-values.ts";

/** Times of a day by half hours, HH:MM, when people visit homes. */
export const visitingTimes: readonly string[] = Array.from({ length: 29 }, (_, index) => {
  const minutes = 7 * 60 + index * 30;
  const hour = String(Math.floor(minutes / 60)).padStart(2, "0");
  return `${hour}:${minutes % 60 === 0 ? "00" : "30"}`;
});

/** The next three days of a weekend after today, YYYY-MM-DD. */
export function weekendDays(today: string): string[] {
  const days = Array.from({ length: 14 }, (_, index) => addDays(today, index + 1));
  return days
    .filter((day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    .slice(0, 3);
}

type TimeIntl = Pick<IntlShape, "formatDate" | "formatDateTimeRange">;

/** A time of day as the page's language writes it. */
export function formatClock(time: string, { formatDate }: Pick<TimeIntl, "formatDate">): string {
  return formatDate(toInstant(time), clock);
}

const clock = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;

const toInstant = (time: string) => new Date(`2000-01-01T${time}:00Z`);

/** "1:00 – 4:00 PM". */
export function describeTimes(
  { start, end }: Pick<OpenHouse, "start" | "end">,
  { formatDateTimeRange }: TimeIntl,
): string {
  return formatDateTimeRange(toInstant(start), toInstant(end), clock);
}
