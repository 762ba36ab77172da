import { contrast, fromOklch, toHex, toOklch, type Oklch, type Rgb } from "./color.ts";
import type { Scheme } from "./scheme.ts";

const white: Rgb = { r: 255, g: 255, b: 255 };
const black: Rgb = { r: 0, g: 0, b: 0 };
/** The one pair that does not follow the agent: error text in light and in dark. */
const errorOnLight: Rgb = { r: 179, g: 38, b: 30 };
const errorOnDark: Rgb = { r: 255, g: 167, b: 156 };
const errorSurfaceLight: Rgb = { r: 252, g: 241, b: 239 };

/** What was done to the main colour so that the button stays legible. */
export type Adjustment = "fill-inverted" | "fill-lifted" | "fill-edged" | "fill-darkened";

export interface Palette {
  readonly scheme: Scheme;
  readonly adjustments: readonly Adjustment[];
}

type Demand = readonly [ground: Rgb, ratio: number];

/** Moves lightness in steps of .004 until every demand is met; chroma and hue stay. */
function walk({ L, C, H }: Oklch, direction: 1 | -1, demands: readonly Demand[]): Rgb {
  for (let step = 0; ; step++) {
    const lightness = L + direction * step * 0.004;
    if (lightness < 0) return black;
    if (lightness > 1) return white;
    const color = fromOklch({ L: lightness, C, H });
    if (demands.every(([ground, ratio]) => contrast(color, ground) >= ratio)) return color;
  }
}

interface Ground {
  readonly surface: Rgb;
  readonly surface2: Rgb;
  readonly line: Rgb;
  readonly text: Rgb;
  readonly text2: Rgb;
}

/** Grounds and text carry at most a whisper of the hue: `min(C × share, most)`. */
function groundOf({ C, H }: Oklch, dark: boolean): Ground {
  const tone = (L: number, share: number, most: number): Rgb =>
    fromOklch({ L, C: Math.min(C * share, most), H });
  return dark
    ? {
        surface: tone(0.175, 0.1, 0.014),
        surface2: tone(0.215, 0.12, 0.018),
        line: tone(0.33, 0.12, 0.02),
        text: tone(0.96, 0.04, 0.006),
        text2: tone(0.77, 0.08, 0.014),
      }
    : {
        surface: white,
        surface2: tone(0.968, 0.07, 0.01),
        line: tone(0.895, 0.08, 0.012),
        text: tone(0.195, 0.12, 0.02),
        text2: tone(0.47, 0.1, 0.018),
      };
}

interface Fill {
  readonly fill: Rgb;
  readonly label: Rgb;
  readonly edge: Rgb | undefined;
  readonly inverted: boolean;
  readonly adjustments: readonly Adjustment[];
}

/** The button fill and its label: DESIGN-LANGUAGE section 3, "Button fill, in order". */
function fillOf(main: Rgb, neutral: boolean, dark: boolean, ground: Ground, accentUi: Rgb): Fill {
  const adjustments: Adjustment[] = [];
  let fill = main;
  let edge: Rgb | undefined;
  if (contrast(main, ground.surface) < 3) {
    if (neutral) {
      fill = ground.text;
      adjustments.push("fill-inverted");
    } else if (dark) {
      fill = walk(toOklch(main), 1, [[ground.surface, 3.2]]);
      adjustments.push("fill-lifted");
    } else {
      edge = accentUi;
      adjustments.push("fill-edged");
    }
  }
  const inverted = fill === ground.text;
  const underWhite = contrast(white, fill);
  if (underWhite >= 4.5) return { fill, label: white, edge, inverted, adjustments };
  if (underWhite >= 3.3 && !neutral) {
    const darker = walk(toOklch(fill), -1, [[white, 4.5]]);
    if (contrast(darker, ground.surface) >= 3) {
      return {
        fill: darker,
        label: white,
        edge,
        inverted,
        adjustments: [...adjustments, "fill-darkened"],
      };
    }
  }
  return { fill, label: black, edge, inverted, adjustments };
}

/**
 * One complete scheme from a main colour. Guarantees (tested over an RGB lattice): text 15 : 1,
 * secondary text 6 : 1, accents 4.5 (5.5 dark) and 3 : 1, labels 4.5 : 1 at rest, hover and press.
 */
export function palette(main: Rgb, dark: boolean): Palette {
  const origin = toOklch(main);
  const neutral = origin.C < 0.04;
  const ground = groundOf(origin, dark);
  const direction = dark ? 1 : -1;
  const onBoth = (ratio: number): readonly Demand[] => [
    [ground.surface, ratio],
    [ground.surface2, ratio],
  ];
  // Grey on white and near-black on dark would have to move: they take the text colour instead.
  const follows = neutral && (dark ? origin.L < 0.7 : origin.L > 0.4);
  const accent = (ratio: number) =>
    follows ? ground.text : walk(origin, direction, onBoth(ratio));
  const accentUi = accent(3);
  const control = walk(
    { L: dark ? 0.42 : 0.72, C: Math.min(origin.C * 0.12, 0.02), H: origin.H },
    direction,
    onBoth(3),
  );
  const { fill, label, edge, inverted, adjustments } = fillOf(
    main,
    neutral,
    dark,
    ground,
    accentUi,
  );
  const rest = toOklch(fill);
  // Away from the label; above L .9 there is no lighter to go to.
  const away = label === white || rest.L > 0.9 ? -1 : 1;
  const shifted = (by: number): Rgb => fromOklch({ ...rest, L: rest.L + away * by });
  const hex = {
    ...ground,
    control,
    accentText: accent(dark ? 5.5 : 4.5),
    accentUi,
    focus: accentUi,
    fill,
    fillHover: shifted(0.045),
    fillPress: shifted(0.085),
    onFill: label,
    plane: inverted ? ground.surface2 : fill,
    onPlane: inverted ? ground.text : label,
    error: dark ? errorOnDark : errorOnLight,
    errorSurface: dark ? ground.surface2 : errorSurfaceLight,
    field: main,
    outline: ground.line,
    hover: ground.surface2,
    muted: ground.line,
    onMuted: ground.text2,
  };
  const printed = Object.fromEntries(
    Object.entries(hex).map(([token, rgb]) => [token, toHex(rgb)]),
  );
  return {
    // `hex` has every token but fillEdge; Object.fromEntries cannot say so.
    scheme: {
      ...(printed as Omit<Scheme, "fillEdge">),
      fillEdge: edge ? toHex(edge) : "transparent",
    },
    adjustments,
  };
}
