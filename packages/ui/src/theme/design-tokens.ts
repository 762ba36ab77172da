import { type Rgb, parseHex, toHex } from "./color.ts";
import { createTheme } from "./create-theme.ts";
import { platformColors, platformScheme } from "./platform-scheme.ts";
import { easing, fontFamilies, layoutSizes, platformBodySize } from "./platform-values.ts";
import {
  distances,
  durations,
  radii,
  type Role,
  roles,
  spaces,
  strongWeight,
  trackings,
  weights,
} from "./scale.ts";
import type { Scheme } from "./scheme.ts";

/** A color value of the format: components from 0 to 1. */
export interface TokenColor {
  readonly colorSpace: "srgb";
  readonly components: readonly [number, number, number];
  readonly alpha: number;
  /** `#rrggbb` without alpha, for tools that do not read `components`. */
  readonly hex: string;
}

/** A length of the format. */
export interface TokenDimension {
  readonly value: number;
  readonly unit: "px";
}

/** A value with its type in the Design Tokens Format Module. */
export type DesignToken =
  | { readonly $type: "color"; readonly $value: TokenColor; readonly $description?: string }
  | { readonly $type: "dimension"; readonly $value: TokenDimension }
  | {
      readonly $type: "duration";
      readonly $value: { readonly value: number; readonly unit: "ms" };
    }
  | { readonly $type: "cubicBezier"; readonly $value: readonly number[] }
  | { readonly $type: "number" | "fontWeight"; readonly $value: number }
  | { readonly $type: "fontFamily"; readonly $value: readonly string[] }
  | {
      readonly $type: "shadow";
      readonly $value: {
        readonly color: TokenColor;
        readonly offsetX: TokenDimension;
        readonly offsetY: TokenDimension;
        readonly blur: TokenDimension;
        readonly spread: TokenDimension;
      };
    };

/** Tokens by name; groups nest. */
export interface DesignTokenGroup {
  readonly [name: string]: DesignToken | DesignTokenGroup;
}

/** Description of each color of a scheme, which design tools show. */
const uses: Readonly<Record<keyof Scheme, string>> = {
  surface: "Page background",
  surface2: "Second background: alternating sections, hover of subtle controls",
  line: "Decorative hairline",
  text: "Text, 15 : 1",
  text2: "Secondary text, 6 : 1",
  control: "Border of fields and checkboxes, 3 : 1",
  accentText: "Links and active text, 4.5 : 1",
  accentUi: "Bar of a tab, status square, 3 : 1",
  focus: "Focus ring, 3 : 1",
  fill: "Primary button",
  fillHover: "Primary button on hover",
  fillPress: "Primary button while pressed",
  onFill: "Label of a primary button, 4.5 : 1",
  fillEdge: "Inner edge of a primary button with less than 3 : 1, otherwise transparent",
  plane: "Large area in the main color",
  onPlane: "Text on a large area in the main color, 4.5 : 1",
  error: "Errors, 5.5 : 1",
  errorSurface: "Background of an inline alert",
  field: "The unchanged main color: swatches, never behind text",
  outline: "Decorative outline of a secondary button",
  hover: "Background of a subtle control on hover",
  muted: "Background of a disabled control",
  onMuted: "Label of a disabled control",
};

function toTokenColor(color: Rgb, alpha = 1): TokenColor {
  const round = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;
  return {
    colorSpace: "srgb",
    components: [round(color.r), round(color.g), round(color.b)],
    alpha,
    hex: toHex(color).toLowerCase(),
  };
}

/** Reads `#RRGGBB`, `transparent` or `rgb(r g b / alpha)`, the notations of the kit's own colors. */
function readColor(text: string): TokenColor {
  const solid = parseHex(text);
  if (solid) return toTokenColor(solid);
  if (text === "transparent") return toTokenColor({ r: 0, g: 0, b: 0 }, 0);
  const [, r, g, b, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text) ?? [];
  if (alpha === undefined) {
    throw new TypeError(
      `Design token color ${JSON.stringify(text)} is not #RRGGBB, transparent or rgb(r g b / alpha): use one of these in platform-scheme.ts.`,
    );
  }
  return toTokenColor({ r: Number(r), g: Number(g), b: Number(b) }, Number(alpha));
}

const px = (value: number): TokenDimension => ({ value, unit: "px" });

/** Reads `x y blur color`, with x and y of 0 without a unit. */
function readShadow(text: string): DesignToken {
  const [, x, y, blur, color] = /^(\d+)(?:px)? (\d+)(?:px)? (\d+)px (rgb\(.+\))$/.exec(text) ?? [];
  if (color === undefined)
    throw new TypeError(`Design token shadow ${JSON.stringify(text)} is not "x y blur rgb(…)".`);
  return {
    $type: "shadow",
    $value: {
      color: readColor(color),
      offsetX: px(Number(x)),
      offsetY: px(Number(y)),
      blur: px(Number(blur)),
      spread: px(0),
    },
  };
}

function mapValues<Value>(
  values: Readonly<Record<string, Value>>,
  toToken: (value: Value, name: string) => DesignToken | DesignTokenGroup,
): DesignTokenGroup {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toToken(value, name)]),
  );
}

const schemeGroup = (scheme: Scheme): DesignTokenGroup =>
  mapValues(scheme, (value, name) => ({
    $type: "color",
    $value: readColor(value),
    // `mapValues` loses the key types of `scheme`.
    $description: uses[name as keyof Scheme],
  }));

const dimensions = (values: Readonly<Record<string, number>>) =>
  mapValues(values, (value) => ({ $type: "dimension", $value: px(value) }));

const numbers = ($type: "number" | "fontWeight", values: Readonly<Record<string, number>>) =>
  mapValues(values, ($value) => ({ $type, $value }));

/** A length in windows of 390 and 1440 px. */
const ends = ([phone, desktop]: readonly [number, number]) => dimensions({ phone, desktop });

/** Sizes, line heights, weights and tracking of the roles, for each script where they differ. */
const typeGroup: DesignTokenGroup = {
  role: mapValues<Role>(roles, ({ size, ja, line: [ko, en, lineJa] }) => ({
    size: ends(size),
    ...(ja && { sizeJa: ends(ja) }),
    line: numbers("number", { ko, en, ja: lineJa }),
  })),
  weight: { ...numbers("fontWeight", weights), strong: numbers("fontWeight", strongWeight) },
  /** In em. */
  tracking: mapValues<Readonly<Record<string, string>>>(trackings, (values) =>
    mapValues(values, (value) => ({ $type: "number", $value: Number.parseFloat(value) })),
  ),
};

/**
 * Returns the kit's design tokens for a main color, in the Design Tokens Format Module 2025.10
 * (https://www.designtokens.org/tr/2025.10/format/): write them as JSON for Figma, Style Dictionary and
 * other tools. `light` and `dark` are the schemes of `createTheme`; `platform` is the scheme without a
 * main color. Without a color, or with an invalid one, the main color is blue.
 */
export function createDesignTokens(mainColor?: string): DesignTokenGroup {
  const theme = createTheme({ mainColor, heroDark: false, contentDark: true });
  const { shadow, ...colors } = platformColors;
  return {
    light: schemeGroup(theme.hero),
    dark: schemeGroup(theme.content),
    platform: {
      scheme: schemeGroup(platformScheme),
      color: mapValues<string>(colors, (value) => ({ $type: "color", $value: readColor(value) })),
      shadow: readShadow(shadow),
    },
    fontFamily: mapValues<readonly string[]>(fontFamilies, (families) => ({
      $type: "fontFamily",
      $value: families,
    })),
    bodySize: { $type: "dimension", $value: px(platformBodySize) },
    layout: mapValues<Readonly<Record<string, number>>>(layoutSizes, dimensions),
    type: typeGroup,
    space: dimensions(Object.fromEntries(spaces.map((space) => [space, space]))),
    distance: mapValues<readonly [number, number]>(distances, ends),
    radius: dimensions(radii),
    duration: mapValues<number>(durations, (value) => ({
      $type: "duration",
      $value: { value, unit: "ms" },
    })),
    easing: { $type: "cubicBezier", $value: easing },
  };
}
