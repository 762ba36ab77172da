import { contrast, parseHex } from "./color.ts";

/** WCAG contrast ratio of two `#RRGGBB` colours, 1 to 21; NaN where one of them is no such colour. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a && b ? contrast(a, b) : Number.NaN;
}
