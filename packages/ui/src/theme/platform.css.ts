import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../styles/layers.css.ts";
import { media } from "../styles/media.ts";
import { rem } from "../styles/rem.ts";
import { vars } from "./contract.css.ts";
import { heroScrim, platformColors, platformScheme } from "./platform-scheme.ts";
import {
  durations,
  easing,
  fontFamilies,
  layoutSizes,
  platformBodySize,
  radii,
} from "./platform-values.ts";

function assign<Key extends string>(
  names: Readonly<Record<Key, string>>,
  values: Readonly<Record<Key, string>>,
): Record<string, string> {
  // Object.keys loses the key types of `names`.
  return Object.fromEntries((Object.keys(names) as Key[]).map((key) => [names[key], values[key]]));
}

/** Converts each value of an object to a CSS value. */
function toCss<Key extends string, Value>(
  values: Readonly<Record<Key, Value>>,
  format: (value: Value) => string,
): Record<Key, string> {
  // Object.fromEntries loses the key types of `values`.
  return Object.fromEntries(
    Object.entries<Value>(values).map(([key, value]) => [key, format(value)]),
  ) as Record<Key, string>;
}

const px = (value: number) => `${value}px`;
const ms = (value: number) => `${value}ms`;

/** Names with spaces are quoted. */
const fontList = (families: readonly string[]) =>
  families.map((family) => (family.includes(" ") ? `"${family}"` : family)).join(", ");

const { max, margin, gutter, header } = layoutSizes;
const { ease, ...durationVars } = vars.motion;

const platform = { ...platformColors, heroScrim: heroScrim.wide };

globalStyle(":root", {
  "@layer": {
    [layers.base]: {
      vars: {
        ...assign(vars.platform, platform),
        ...assign(vars.scheme, platformScheme),
        ...assign(vars.font, toCss(fontFamilies, fontList)),
        [vars.bodySize]: rem(platformBodySize),
        [vars.layout.max]: px(max.desktop),
        [vars.layout.margin]: px(margin.desktop),
        [vars.layout.gutter]: px(gutter.desktop),
        [vars.layout.header]: px(header.desktop),
        ...assign(vars.radius, toCss(radii, px)),
        [ease]: `cubic-bezier(${easing.map((part) => String(part).replace(/^0\./, ".")).join(",")})`,
        ...assign(durationVars, toCss(durations, ms)),
        [vars.planGround]: platformColors.white,
      },
      "@media": {
        // Not 0: Radix waits for the end of an animation, and 0 s can end without an event.
        [media.reducedMotion]: {
          vars: assign(
            durationVars,
            toCss(durations, () => "1ms"),
          ),
        },
        [media.upToLaptop]: { vars: { [vars.layout.margin]: px(margin.laptop) } },
        [media.upToTablet]: { vars: { [vars.layout.margin]: px(margin.tablet) } },
        [media.mobile]: {
          vars: {
            [vars.layout.margin]: px(margin.mobile),
            [vars.layout.gutter]: px(gutter.mobile),
            [vars.layout.header]: px(header.mobile),
            [vars.platform.heroScrim]: heroScrim.narrow,
          },
        },
      },
    },
  },
});
