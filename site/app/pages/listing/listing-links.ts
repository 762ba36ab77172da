import type { Locale } from "@realtor/api/locales";
import { localePath } from "#app/i18n/language-items.ts";

interface ListingAddress {
  locale: Locale;
  /** Path of the agent's homepage without language prefix: `/grace-kim`, or `/` on an own domain. */
  home: string;
  key: string;
}

/** Path of a listing page without its slug, which redirects to the path with it. */
export function listingPath({ locale, home, key }: ListingAddress): string {
  const base = home === "/" ? "" : home;
  return localePath(`${base}/homes/${encodeURIComponent(key)}`, locale);
}

/** Path of the calendar file of an open house. */
export function calendarPath(address: ListingAddress, openHouseId: string): string {
  return `${listingPath(address)}/open-houses/${openHouseId}.ics`;
}
