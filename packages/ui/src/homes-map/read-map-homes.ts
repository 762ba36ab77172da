import type { MapHome } from "./map-content.ts";

/** The attributes of an element with `popover` and the link of a home, which `readMapHomes` reads. */
export function mapHomeAttributes({
  latitude,
  longitude,
  label,
  name,
}: Pick<MapHome, "latitude" | "longitude" | "label" | "name">) {
  return { "data-map-home": `${latitude},${longitude}`, "data-label": label, "data-name": name };
}

/** The homes whose cards the document has, so that the page data does not repeat them. */
export function readMapHomes(): MapHome[] {
  return [...document.querySelectorAll<HTMLElement>("[data-map-home]")].map((card) => {
    const { mapHome = "", label = "", name = "" } = card.dataset;
    const [latitude = 0, longitude = 0] = mapHome.split(",").map(Number);
    const href = card.querySelector("a")?.href ?? "";
    return { key: card.id, card: card.id, latitude, longitude, label, name, href };
  });
}
