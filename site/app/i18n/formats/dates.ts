import type { Locale } from "@realtor/api/locales";

/** Where a home stands; times are told by its clock (research/product.md, feature 3). */
export type HomeState = "CA" | "GA";

/** Formatters by language and state, since `Intl` takes long to build one. */
function cached(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (iso: string, locale: Locale, state: HomeState) => {
    const key = locale + state;
    const timeZone = `America/${state === "GA" ? "New_York" : "Los_Angeles"}`;
    const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(key, format);
    // Some browsers put a narrow no-break space before AM, which the server's text would differ from.
    return format.format(new Date(iso)).replace("\u202F", " ");
  };
}

/** "November 20, 2026", "2026년 11월 20일", "2026年11月20日". */
export const date: (iso: string, locale: Locale, state: HomeState) => string = cached({
  dateStyle: "long",
});

/** The twelve-hour clock (SPEC section 9): "9:05 AM", "오전 9:05", "午前9:05". */
export const time: typeof date = cached({ hour: "numeric", minute: "2-digit", hour12: true });

/** Date and time in words: "November 20, 2026 at 9:05 AM". */
export function dateTime(iso: string, locale: Locale, state: HomeState): string {
  const between = locale === "en" ? " at " : " ";
  return date(iso, locale, state) + between + time(iso, locale, state);
}
