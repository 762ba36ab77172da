import type { Missing } from "@realtor/profile/text";
import type { ListingDetailsInput } from "../listing-input.ts";

const isWithin = (value: number | Missing, limit: number): value is number =>
  typeof value === "number" && Math.abs(value) <= limit && value !== 0;

/** The coordinates of a listing; null if they are missing or impossible. Feeds send 0 for unknown ones. */
export function readPosition({
  latitude,
  longitude,
}: Pick<ListingDetailsInput, "latitude" | "longitude">): {
  latitude: number;
  longitude: number;
} | null {
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;
}
