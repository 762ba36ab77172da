import names from "color-name";
import { parseHex, type Rgb } from "./color.ts";

/** Own properties only: `constructor` is not a color. */
const namedColors = new Map(Object.entries(names));

/** Parses an opaque CSS color: `#RRGGBB`, `#RGB` or a name. Returns undefined for anything else. */
export function parseColor(text: string): Rgb | undefined {
  const color = text.trim().toLowerCase();
  const named = namedColors.get(color);
  if (named) {
    const [r, g, b] = named;
    return { r, g, b };
  }
  return parseHex(color.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, "#$1$1$2$2$3$3"));
}
