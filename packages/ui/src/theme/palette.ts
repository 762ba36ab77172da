import { contrast, fromOklch, toHex, toOklch, type Oklch, type Rgb } from "./color.ts";
import type { Scheme } from "./scheme.ts";

const white: Rgb = { r: 255, g: 255, b: 255 };
const black: Rgb = { r: 0, g: 0, b: 0 };
/** Error colors do not depend on the main color. */
const errorOnLight: Rgb = { r: 179, g: 38, b: 30 };
const errorOnDark: Rgb = { r: 255, g: 167, b: 156 };
const errorSurfaceLight: Rgb = { r: 252, g: 241, b: 239 };

/** A change to the main color that keeps the button legible. */
export type Adjustment = "fill-inverted" | "fill-lifted" | "fill-edged" | "fill-darkened";

export interface Palette {
  readonly scheme: Scheme;
  readonly adjustments: readonly Adjustment[];
}

type ContrastRequirement = readonly [background: Rgb, ratio: number];

/** Changes lightness in steps of 0.004 until all requirements are met; chroma and hue stay. */
function adjustLightness(
  { L, C, H }: Oklch,
  direction: 1 | -1,
  requirements: readonly ContrastRequirement[],
): Rgb {
  for (let step = 0; ; step++) {
    const lightness = L + direction * step * 0.004;
    if (lightness < 0) return black;
    if (lightness > 1) return white;
    const color = fromOklch({ L: lightness, C, H });
    if (requirements.every(([background, ratio]) => contrast(color, background) >= ratio))
      return color;
  }
}

interface Neutrals {
  readonly surface: Rgb;
  readonly surface2: Rgb;
  readonly line: Rgb;
  readonly text: Rgb;
  readonly text2: Rgb;
}

/** Backgrounds and text have the hue of the main color with a chroma of `min(C × share, most)`. */
function createNeutrals({ C, H }: Oklch, dark: boolean): Neutrals {
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

/** Chooses the button fill and label color: `docs/spec/design-language.md#main-color`. */
function chooseFill(
  main: Rgb,
  neutral: boolean,
  dark: boolean,
  neutrals: Neutrals,
  accentUi: Rgb,
): Fill {
  const adjustments: Adjustment[] = [];
  let fill = main;
  let edge: Rgb | undefined;
  if (contrast(main, neutrals.surface) < 3) {
    if (neutral) {
      fill = neutrals.text;
      adjustments.push("fill-inverted");
    } else if (dark) {
      fill = adjustLightness(toOklch(main), 1, [[neutrals.surface, 3.2]]);
      adjustments.push("fill-lifted");
    } else {
      edge = accentUi;
      adjustments.push("fill-edged");
    }
  }
  const inverted = fill === neutrals.text;
  const underWhite = contrast(white, fill);
  if (underWhite >= 4.5) return { fill, label: white, edge, inverted, adjustments };
  if (underWhite >= 3.3 && !neutral) {
    const darker = adjustLightness(toOklch(fill), -1, [[white, 4.5]]);
    if (contrast(darker, neutrals.surface) >= 3) {
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
 * Creates a complete scheme from a main color. Guarantees contrast (tested on an RGB lattice): text
 * 15 : 1, secondary text 6 : 1, accents 4.5 (5.5 dark) and 3 : 1, button labels 4.5 : 1 in all states.
 */
export function palette(main: Rgb, dark: boolean): Palette {
  const origin = toOklch(main);
  const neutral = origin.C < 0.04;
  const neutrals = createNeutrals(origin, dark);
  const direction = dark ? 1 : -1;
  const onBoth = (ratio: number): readonly ContrastRequirement[] => [
    [neutrals.surface, ratio],
    [neutrals.surface2, ratio],
  ];
  // A gray accent with too little contrast would become another gray; the text color is used instead.
  const usesTextColor = neutral && (dark ? origin.L < 0.7 : origin.L > 0.4);
  const accent = (ratio: number) =>
    usesTextColor ? neutrals.text : adjustLightness(origin, direction, onBoth(ratio));
  const accentUi = accent(3);
  const control = adjustLightness(
    { L: dark ? 0.42 : 0.72, C: Math.min(origin.C * 0.12, 0.02), H: origin.H },
    direction,
    onBoth(3),
  );
  const { fill, label, edge, inverted, adjustments } = chooseFill(
    main,
    neutral,
    dark,
    neutrals,
    accentUi,
  );
  const base = toOklch(fill);
  // States move away from the label color, except above L 0.9, where only darker is possible.
  const stateDirection = label === white || base.L > 0.9 ? -1 : 1;
  const shifted = (by: number): Rgb => fromOklch({ ...base, L: base.L + stateDirection * by });
  const colors = {
    ...neutrals,
    control,
    accentText: accent(dark ? 5.5 : 4.5),
    accentUi,
    focus: accentUi,
    fill,
    fillHover: shifted(0.045),
    fillPress: shifted(0.085),
    onFill: label,
    plane: inverted ? neutrals.surface2 : fill,
    onPlane: inverted ? neutrals.text : label,
    error: dark ? errorOnDark : errorOnLight,
    errorSurface: dark ? neutrals.surface2 : errorSurfaceLight,
    field: main,
    outline: neutrals.line,
    hover: neutrals.surface2,
    muted: neutrals.line,
    onMuted: neutrals.text2,
  };
  const hexByToken = Object.fromEntries(
    Object.entries(colors).map(([token, rgb]) => [token, toHex(rgb)]),
  );
  return {
    // `colors` has every token except fillEdge; Object.fromEntries loses the key types.
    scheme: {
      ...(hexByToken as Omit<Scheme, "fillEdge">),
      fillEdge: edge ? toHex(edge) : "transparent",
    },
    adjustments,
  };
}
