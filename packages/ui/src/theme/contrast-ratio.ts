import { contrast, parseHex } from "./color.ts";

/** WCAG contrast ratio of two `#RRGGBB` colors, 1 to 21; NaN if a color is invalid. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a && b ? contrast(a, b) : Number.NaN;
}
