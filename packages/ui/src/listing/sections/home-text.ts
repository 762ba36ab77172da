import { formatTemplate } from "../../format.ts";
import type { ListingContent, ListingPhoto } from "../listing-content.ts";
import type { ListingSectionLabels } from "../listing-props.ts";

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

/** What a photo shows, or its number if the MLS has no description. */
export function photoText(
  photo: ListingPhoto,
  index: number,
  total: number,
  { homepage: { gallery } }: Pick<ListingSectionLabels, "homepage">,
): string {
  return photo.room?.text ?? formatTemplate(gallery.count, { n: index + 1, total });
}
