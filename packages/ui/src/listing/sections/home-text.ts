import type { ListingContent } from "../listing-content.ts";

/** The name of a home: its street, or its city if the owner withholds the address. */
export function homeName({ street, city, region }: ListingContent["home"]): string {
  return street ?? [city, region].filter(Boolean).join(", ");
}

/** City, state and ZIP code below the name; null if they are the name. */
export function homePlace({ street, city, region }: ListingContent["home"]): string | null {
  return street === null ? null : [city, region].filter(Boolean).join(", ") || null;
}

/** Address on one line, as in messages and titles. */
export function homeAddress({ street, city }: ListingContent["home"]): string {
  return [street, city].filter(Boolean).join(", ");
}
