import { parseHex, type Rgb, contrast } from "./color.ts";
import { palette, type Adjustment } from "./palette.ts";
import type { Scheme } from "./scheme.ts";

/** Used for agents without a valid main color. */
const defaultMainColor: Rgb = { r: 23, g: 69, b: 194 };

export interface ThemeInput {
  /** `#RRGGBB`. An invalid value falls back to blue, so that any stored profile renders. */
  readonly mainColor: string;
  /** Header and hero are dark. */
  readonly heroDark: boolean;
  /** The rest of the page is dark. */
  readonly contentDark: boolean;
  /** Body text size in px, clamped to 14–22. Default 17. */
  readonly fontSize?: number | undefined;
}

export interface Theme {
  readonly hero: Scheme;
  readonly content: Scheme;
  readonly fontSize: number;
  /** Changes to the main color in each scheme, which the editor explains to the agent. */
  readonly adjustments: {
    readonly hero: readonly Adjustment[];
    readonly content: readonly Adjustment[];
  };
}

/** Creates the two color schemes of a page from an agent's design settings. Pure. */
export function createTheme({
  mainColor,
  heroDark,
  contentDark,
  fontSize = 17,
}: ThemeInput): Theme {
  const main = parseHex(mainColor) ?? defaultMainColor;
  const hero = palette(main, heroDark);
  const content = heroDark === contentDark ? hero : palette(main, contentDark);
  return {
    hero: hero.scheme,
    content: content.scheme,
    fontSize: Number.isFinite(fontSize) ? Math.min(22, Math.max(14, fontSize)) : 17,
    adjustments: { hero: hero.adjustments, content: content.adjustments },
  };
}

/** WCAG contrast ratio of two `#RRGGBB` colors, 1 to 21; NaN if a color is invalid. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a && b ? contrast(a, b) : Number.NaN;
}
