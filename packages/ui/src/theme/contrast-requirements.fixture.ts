import { contrast, parseHex, type Rgb } from "./color.ts";
import type { Scheme, SchemeToken } from "./scheme.ts";

function rgb(hex: string): Rgb {
  const color = parseHex(hex);
  if (!color) throw new Error(`${hex} is not #RRGGBB`);
  return color;
}

function ratio(scheme: Scheme, one: SchemeToken, other: SchemeToken): number {
  return contrast(rgb(scheme[one]), rgb(scheme[other]));
}

/** Returns the contrast requirements that a scheme does not meet: `docs/spec/design-language.md#main-color`. */
export function findContrastFailures(scheme: Scheme, dark: boolean): string[] {
  const requirements: readonly [SchemeToken, SchemeToken, number][] = [
    ["text", "surface", 15],
    ["text", "surface2", 15],
    ["text2", "surface", 6],
    ["text2", "surface2", 6],
    ["accentText", "surface", dark ? 5.5 : 4.5],
    ["accentText", "surface2", dark ? 5.5 : 4.5],
    ["accentUi", "surface", 3],
    ["accentUi", "surface2", 3],
    ["focus", "surface", 3],
    ["focus", "surface2", 3],
    ["control", "surface", 3],
    ["control", "surface2", 3],
    ["onFill", "fill", 4.5],
    ["onFill", "fillHover", 4.5],
    ["onFill", "fillPress", 4.5],
    ["onPlane", "plane", 4.5],
    ["error", "surface", 5.5],
    ["error", "surface2", 5.5],
    ["error", "errorSurface", 4.5],
    ["onMuted", "muted", 4.5],
  ];
  const failures = requirements
    .filter(([one, other, minimum]) => ratio(scheme, one, other) < minimum)
    .map(([one, other, minimum]) => `${one} on ${other} under ${minimum}`);
  if (scheme.fillEdge === "transparent" && ratio(scheme, "fill", "surface") < 3) {
    failures.push("fill has neither 3 : 1 on its surface nor an edge");
  }
  return failures;
}
