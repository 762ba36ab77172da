import { parseHex, type Rgb } from "./color.ts";
import { palette, type Adjustment } from "./palette.ts";
import type { Scheme } from "./scheme.ts";

/** Plan blue: what an agent without a colour, or with an unreadable one, gets. */
const planBlue: Rgb = { r: 23, g: 69, b: 194 };

export interface ThemeInput {
  /** `#RRGGBB`. Anything else reads as plan blue: the page must render whatever was stored. */
  readonly mainColor: string;
  /** Header and hero are dark. */
  readonly heroDark: boolean;
  /** Everything from the figures to the footer is dark. */
  readonly contentDark: boolean;
  /** Body text, px, kept within 14–22; 17 as drawn when absent. */
  readonly fontSize?: number | undefined;
}

export interface Theme {
  readonly hero: Scheme;
  readonly content: Scheme;
  readonly fontSize: number;
  /** What was done to the main colour in each scheme, for the editor to explain. */
  readonly adjustments: {
    readonly hero: readonly Adjustment[];
    readonly content: readonly Adjustment[];
  };
}

/** Turns an agent's choices into the two schemes of the page. Pure; runs on the server per render. */
export function createTheme({
  mainColor,
  heroDark,
  contentDark,
  fontSize = 17,
}: ThemeInput): Theme {
  const main = parseHex(mainColor) ?? planBlue;
  const hero = palette(main, heroDark);
  const content = heroDark === contentDark ? hero : palette(main, contentDark);
  return {
    hero: hero.scheme,
    content: content.scheme,
    fontSize: Number.isFinite(fontSize) ? Math.min(22, Math.max(14, fontSize)) : 17,
    adjustments: { hero: hero.adjustments, content: content.adjustments },
  };
}
