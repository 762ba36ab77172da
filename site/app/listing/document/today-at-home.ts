import type { ListingContent } from "@realtor/api/listing";
import { dateInState } from "#app/i18n/formats/time-zones.ts";

/**
 * The day of `now` where a home is, YYYY-MM-DD: an agent in Asia is a day ahead. Without an address that of
 * California, which has begun in Georgia, too.
 */
export function todayAtHome({ state }: Pick<ListingContent, "state">, now = new Date()): string {
  return dateInState(now, state ?? "CA");
}
