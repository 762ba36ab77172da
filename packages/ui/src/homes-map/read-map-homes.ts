import type { MapHome } from "./map-content.ts";

/**
 * The attributes of an element with the link of a home, which `readMapHomes` reads. An element with `popover` is
 * the card that the marker opens, and its `aria-label` the name; others contain the name in an element with
 * `data-map-name`.
 */
export function mapHomeAttributes({
  latitude,
  longitude,
  label,
}: Pick<MapHome, "latitude" | "longitude" | "label">) {
  return { "data-map-home": `${latitude},${longitude}`, "data-label": label };
}

/** The homes whose cards the document has, so that the page data does not repeat them. */
export function readMapHomes(): MapHome[] {
  return [...document.querySelectorAll<HTMLElement>("[data-map-home]")].map((card) => {
    const { mapHome = "", label = "" } = card.dataset;
    const named =
      card.getAttribute("aria-label") ?? card.querySelector("[data-map-name]")?.textContent;
    const name = named ?? "";
    const [latitude = 0, longitude = 0] = mapHome.split(",").map(Number);
    const href = card.querySelector("a")?.href ?? "";
    const { id } = card;
    const home = { key: id || href, latitude, longitude, label, name, href };
    return card.hasAttribute("popover") ? { ...home, card: id } : home;
  });
}
