import type { ContactRequest, ContactShowing } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { formatElsewhere, formatWish, formatZone, isPast, type Wish } from "@realtor/api/showing";

interface WishText {
  text: string;
  /** Where the visitor is; null if the clocks there show the same. */
  elsewhere: string | null;
  isPast: boolean;
}

/** The times at which a visitor would like to see a home, in the zone of the home, the first choice first. */
export function wishTexts(
  { timeZone, wishes, visitorTimeZone }: ContactShowing,
  locale: Locale,
  now: number,
): WishText[] {
  return wishes.map((wish) => ({
    text: formatWish(wish, timeZone, { locale }),
    elsewhere: formatElsewhere(wish, { timeZone, visitorTimeZone }, { locale }),
    isPast: isPast(wish, now),
  }));
}

/** The name of the zone of the home: "Pacific Time". */
export function showingZone({ timeZone, wishes }: ContactShowing, locale: Locale): string {
  return formatZone(timeZone, wishes[0]?.start ?? new Date(0).toISOString(), { locale });
}

/** All times on one line, with their zone; null without any. */
export function showingLine(
  { showing }: Pick<ContactRequest, "showing">,
  locale: Locale,
): string | null {
  if (!showing) return null;
  const texts = showing.wishes.map((wish) => formatWish(wish, showing.timeZone, { locale }));
  return `${texts.join(" / ")} (${showingZone(showing, locale)})`;
}

/** The times that are not over. */
export function remainingWishes(
  { showing }: Pick<ContactRequest, "showing">,
  now: number,
): readonly Wish[] {
  return showing?.wishes.filter((wish) => !isPast(wish, now)) ?? [];
}
