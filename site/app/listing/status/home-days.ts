import { zoneOf } from "@realtor/api/listing";
import { wallTime } from "@realtor/api/showing";
import type { Home } from "#app/listing/document/home.ts";

/** The day of today where the home is, YYYY-MM-DD. */
export function todayAt({ entry }: Pick<Home, "entry">): string {
  const { stateOrProvince } = entry.listing;
  return wallTime(new Date(), zoneOf({ state: stateOrProvince === "GA" ? "GA" : "CA" })).date;
}

/** For how many days a home has been for sale, the first one counted; undefined for others. */
export function daysActive(
  { group, status, isRent, entry }: Pick<Home, "group" | "status" | "isRent" | "entry">,
  today: string,
): number | undefined {
  const { listingContractDate } = entry.listing;
  if (group !== "shown" || status !== "active" || isRent || !listingContractDate) return undefined;
  const days = (Date.parse(today) - Date.parse(listingContractDate.slice(0, 10))) / 86_400_000 + 1;
  return days >= 1 ? days : undefined;
}
