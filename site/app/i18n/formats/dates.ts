import type { Locale } from "@realtor/api/locales";
import type { Market } from "@realtor/api/rules";

/** The state of a home, which determines the time zone. */
export type HomeState = "CA" | "GA";

/** The state whose homes a market lists; California for an agent in both. For one home: `findHomeState`. */
export function stateOfMarket(market: Market | ""): HomeState {
  return market === "fmls" ? "GA" : "CA";
}

/** The IANA time zone of a state. */
export function timeZoneOf(state: HomeState): string {
  return `America/${state === "GA" ? "New_York" : "Los_Angeles"}`;
}

/** Caches formatters by language and state, since `Intl` formatters are slow to create. */
function cached(options: Intl.DateTimeFormatOptions) {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (iso: string, locale: Locale, state: HomeState) => {
    const key = locale + state;
    const format =
      formatters.get(key) ??
      new Intl.DateTimeFormat(locale, { ...options, timeZone: timeZoneOf(state) });
    formatters.set(key, format);
    // Some browsers put a narrow no-break space before AM, which would be a hydration mismatch.
    return format.format(new Date(iso)).replace("\u202F", " ");
  };
}

/** "November 20, 2026", "2026년 11월 20일", "2026年11月20日". */
export const date: (iso: string, locale: Locale, state: HomeState) => string = cached({
  dateStyle: "long",
});

/** "November 2026", "2026년 11월", "2026年11月". */
export const month: (iso: string, locale: Locale, state: HomeState) => string = cached({
  year: "numeric",
  month: "long",
});

const clock = cached({ hour: "numeric", minute: "2-digit", hour12: true });

/** Twelve-hour clock: "9:05 AM", "오전 9:05", "午前9:05". */
export function time(iso: string, locale: Locale, state: HomeState): string {
  const text = clock(iso, locale, state);
  // Some engines have AM and PM in Korean too, which would be a hydration mismatch.
  return locale === "ko" ? text.replace("AM", "오전").replace("PM", "오후") : text;
}

/** "November 20, 2026 at 9:05 AM". */
export function dateTime(iso: string, locale: Locale, state: HomeState): string {
  const between = locale === "en" ? " at " : " ";
  return date(iso, locale, state) + between + time(iso, locale, state);
}
