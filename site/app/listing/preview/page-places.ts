import type { PartId } from "../form/parts.ts";

/** What of a listing page each part of the form fills; of two that contain each other the inner one is first. */
const places: readonly (readonly [selector: string, part: PartId])[] = [
  ["[data-photo], #photos", "photos"],
  ["#hero h1, #place", "address"],
  ["#hero dl, #rooms, #building", "facts"],
  ["#hero, #payment", "price"],
  ["#about [target=_blank]", "links"],
  ["#about", "words"],
  ["#open-houses", "openHouses"],
];

/** The part of the form that fills what was clicked; undefined for what is the agent's. */
export function findPartAt(element: Element): PartId | undefined {
  return places.find(([selector]) => element.closest(selector))?.[1];
}

/** The element id of what a part of the form fills; `top` for the start of the page. */
export const anchorOfPart: Readonly<Record<PartId, string>> = {
  address: "top",
  price: "top",
  facts: "top",
  photos: "top",
  words: "about",
  openHouses: "open-houses",
  links: "about",
  permission: "top",
};
