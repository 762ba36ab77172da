import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../styles/layers.css.ts";
import { media } from "../styles/media.ts";
import { rem } from "../styles/rem.ts";
import { vars } from "./contract.css.ts";
import { heroScrim, platformColors, platformScheme } from "./platform-scheme.ts";
import { easing, fontFamilies, layoutSizes, platformBodySize } from "./platform-values.ts";
import {
  durations,
  fluid,
  growth,
  lineHeight,
  radii,
  sizesOf,
  type Script,
  strongWeight,
  trackings,
} from "./scale.ts";

function assign<Key extends string>(
  names: Readonly<Record<Key, string>>,
  values: Readonly<Record<NoInfer<Key>, string>>,
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

/** What of the roles depends on the script: line heights, weight, tracking, and two sizes. */
function typeVars(script: Script): Record<string, string> {
  const values = <Name extends string>(
    names: Readonly<Record<Name, string>>,
    of: (name: Name) => string,
  ) =>
    // Object.keys loses the names.
    Object.fromEntries((Object.keys(names) as Name[]).map((name) => [names[name], of(name)]));
  return {
    ...values(vars.size, (name) => fluid(sizesOf(name, script))),
    ...values(vars.line, (name) => lineHeight(name, script)),
    ...values(vars.tracking, (name) => trackings[name][script]),
    [vars.strong]: String(strongWeight[script]),
  };
}

/** Set where the language is set: for the element and those in it. */
function setTypeOf(script: Script, selector: string): void {
  globalStyle(selector, { "@layer": { [layers.base]: { vars: typeVars(script) } } });
}

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
        [vars.grow]: growth,
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

setTypeOf("ko", ':root, [lang|="ko"]');
setTypeOf("en", '[lang|="en"]');
setTypeOf("ja", '[lang|="ja"]');
