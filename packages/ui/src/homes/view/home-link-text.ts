import type { HomeItem } from "../homes-content.ts";

/** Street and city of a home on the map, which are never withheld there. */
export function homeLinkText({ street, city }: Pick<HomeItem, "street" | "city">): string {
  return [street, city].filter(Boolean).join(", ");
}
