import type { IntlShape } from "react-intl";

/** "Today 9:40 AM", "Yesterday 11:20 PM" or "Nov 20, 2:41 PM" in the reader's zone. */
export function runTime(iso: string, now: Date, intl: IntlShape): string {
  const time = clockTime(iso, intl);
  const day = dayOf(new Date(iso));
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day === dayOf(now)) return intl.formatMessage({ id: "markets.time.today" }, { time });
  if (day === dayOf(yesterday))
    return intl.formatMessage({ id: "markets.time.yesterday" }, { time });
  const date = intl.formatDate(iso, { month: "short", day: "numeric" });
  return intl.formatMessage({ id: "markets.time.day" }, { date, time });
}

/** "9:55 AM". */
export function clockTime(iso: string, intl: IntlShape): string {
  // Some browsers put a narrow no-break space before AM.
  return intl.formatTime(iso, { hour: "numeric", minute: "2-digit" }).replace("\u202F", " ");
}

/** How long a run took: "8 s", "4 min". */
export function runLength(startedAt: string, endedAt: string, intl: IntlShape): string {
  const seconds = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000));
  return seconds < 90
    ? intl.formatMessage({ id: "markets.seconds" }, { n: seconds })
    : intl.formatMessage({ id: "markets.minutes" }, { n: Math.round(seconds / 60) });
}

function dayOf(date: Date): string {
  return date.toDateString();
}
