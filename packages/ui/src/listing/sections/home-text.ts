import type { LocalText } from "@realtor/profile/text";
import { placeNames } from "../../homepage/content/place-names.ts";
import { translate } from "../../homepage/content/translate.ts";
import type { Lang } from "../../labels/labels.ts";
import type { ListingContent } from "../listing-content.ts";

/** What names a home. */
type NamedHome = Pick<ListingContent["home"], "street" | "city" | "state" | "label">;

/** State and ZIP code, such as `CA 92660`. */
export function homeRegion({
  state,
  postalCode,
}: Pick<ListingContent["home"], "state" | "postalCode">): string | null {
  return [state, postalCode].filter(Boolean).join(" ") || null;
}

/** Whether the name of a home is an address, which is in English in all languages. */
export function hasAddress({ street, city }: Pick<NamedHome, "street" | "city">): boolean {
  return street !== null || city !== null;
}

/** The name of a home: its street, or its city if the owner withholds the address, or else what it is. */
export function homeName({ street, city, state, label }: NamedHome): string {
  if (street !== null) return street;
  return city === null ? label : [city, state].filter(Boolean).join(", ");
}

/** City, state and ZIP code below the name; null if they are the name. */
export function homePlace({
  street,
  city,
  ...home
}: Pick<ListingContent["home"], "street" | "city" | "state" | "postalCode">): string | null {
  return street === null ? null : [city, homeRegion(home)].filter(Boolean).join(", ") || null;
}

/** The customary name of a city in the page's language, or else its English one. */
export function cityName(city: string, lang: Lang): LocalText {
  return translate(city, lang, placeNames);
}

/** Address on one line, as in messages and titles; what the home is without one. */
export function homeAddress({
  street,
  city,
  label,
}: Pick<NamedHome, "street" | "city" | "label">): string {
  return [street, city].filter(Boolean).join(", ") || label;
}
