import { reportOnce } from "../developer-errors.ts";
import { type Rgb, contrast } from "./color.ts";
import { palette, type Adjustment as FillAdjustment } from "./palette.ts";
import { parseColor } from "./parse-color.ts";
import type { Scheme } from "./scheme.ts";

/** Used for agents without a valid main color. */
const defaultMainColor: Rgb = { r: 23, g: 69, b: 194 };

export interface ThemeInput {
  /**
   * `#RRGGBB`, `#RGB` or a CSS color name. Default blue. An invalid value falls back to blue, so that
   * any stored profile renders, and is listed in `adjustments`.
   */
  readonly mainColor?: string | null | undefined;
  /** Header and hero are dark. */
  readonly heroDark: boolean;
  /** The rest of the page is dark. */
  readonly contentDark: boolean;
  /** Body text size in px, clamped to 14–22. Default 17. */
  readonly fontSize?: number | undefined;
}

/** A change to the main color that keeps buttons legible, or its replacement because it is not a color. */
export type Adjustment = FillAdjustment | "color-invalid";

/** The two color schemes and the text size of a page; `<Theme>` applies them. */
export interface ThemeDefinition {
  readonly hero: Scheme;
  readonly content: Scheme;
  readonly fontSize: number;
  /** Changes to the main color in each scheme, which the editor explains to the agent. */
  readonly adjustments: {
    readonly hero: readonly Adjustment[];
    readonly content: readonly Adjustment[];
  };
}

/**
 * Creates the two color schemes of a page from an agent's design settings: the same input results in
 * the same theme. Warns about an invalid main color in development.
 */
export function createTheme({
  mainColor,
  heroDark,
  contentDark,
  fontSize = 17,
}: ThemeInput): ThemeDefinition {
  const hasColor = typeof mainColor === "string";
  const parsed = hasColor ? parseColor(mainColor) : defaultMainColor;
  if (hasColor && !parsed) {
    reportOnce(
      `createTheme: mainColor is ${JSON.stringify(mainColor)}, which is not a color, so the theme is blue. Pass #RRGGBB, #RGB or a CSS color name, or undefined for blue.`,
      "warn",
    );
  }
  const main = parsed ?? defaultMainColor;
  const replaced: readonly Adjustment[] = parsed ? [] : ["color-invalid"];
  const hero = palette(main, heroDark);
  const content = heroDark === contentDark ? hero : palette(main, contentDark);
  return {
    hero: hero.scheme,
    content: content.scheme,
    fontSize: Number.isFinite(fontSize) ? Math.min(22, Math.max(14, fontSize)) : 17,
    adjustments: {
      hero: [...replaced, ...hero.adjustments],
      content: [...replaced, ...content.adjustments],
    },
  };
}

/** WCAG contrast ratio of two colors as in `ThemeInput`, 1 to 21; NaN if a color is invalid. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [parseColor(one), parseColor(other)];
  return a && b ? contrast(a, b) : Number.NaN;
}
