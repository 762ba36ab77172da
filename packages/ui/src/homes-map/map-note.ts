import { formatTemplate } from "../format.ts";
import type { MapTiles } from "./map-content.ts";

/** The text that asks for consent, with the host from which the tiles are loaded. */
export function mapNote({ url }: Pick<MapTiles, "url">, template: string): string {
  return formatTemplate(template, { host: new URL(url).host });
}
