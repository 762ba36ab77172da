import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "./media.ts";
import { panoramaAddress, panoramaName } from "./panorama-name.ts";
import { rem } from "./rem.ts";
import { inLanguage } from "./states.ts";

type Script = keyof typeof inLanguage;

interface ScriptType {
  /** px at the browser's usual font size, from 1440 px viewport width; the other sizes likewise. */
  readonly size: number;
  /** px up to 760 px. */
  readonly mobile: number;
  /** px from 761 to 1100 px, if different from `size`; interpolated between 1101 and 1439 px. */
  readonly tablet?: number;
  readonly line: number;
  readonly mobileLine?: number;
  readonly weight: number;
  readonly tracking: string;
  readonly family?: string;
}

type TextStyle = Readonly<Record<Script, ScriptType>>;

function same(type: ScriptType): TextStyle {
  return { ko: type, en: type, ja: { ...type, tracking: "0" } };
}

function displaySize(script: Script) {
  const type = panoramaName[script];
  return {
    size: type.size,
    tablet: type.tablet,
    mobile: type.mobile,
    tracking: `${type.tracking}em`,
  };
}

/** Addresses are in Latin letters in every language. */
const address = {
  ...panoramaAddress,
  tracking: `${panoramaAddress.tracking}em`,
  line: 1,
  weight: 540,
};

/** The type scale, one entry per script: `docs/spec/design-language.md#type`. */
const scale = {
  heroLanding: {
    ko: {
      size: 88,
      tablet: 72,
      mobile: 46,
      line: 1.16,
      mobileLine: 1.2,
      weight: 660,
      tracking: "-.04em",
    },
    en: {
      size: 104,
      tablet: 80,
      mobile: 46,
      line: 1,
      mobileLine: 1.04,
      weight: 580,
      tracking: "-.045em",
    },
    ja: {
      size: 84,
      tablet: 66,
      mobile: 38,
      line: 1.3,
      mobileLine: 1.4,
      weight: 600,
      tracking: ".01em",
    },
  },
  closing: {
    ko: { size: 72, mobile: 42, line: 1.24, weight: 640, tracking: "-.035em" },
    en: { size: 80, mobile: 42, line: 1.06, weight: 600, tracking: "-.032em" },
    ja: { size: 60, mobile: 36, line: 1.42, weight: 600, tracking: ".01em" },
  },
  sectionLanding: {
    ko: { size: 60, tablet: 46, mobile: 36, line: 1.24, weight: 640, tracking: "-.035em" },
    en: { size: 64, tablet: 46, mobile: 36, line: 1.06, weight: 600, tracking: "-.032em" },
    ja: { size: 52, tablet: 46, mobile: 32, line: 1.42, weight: 600, tracking: ".01em" },
  },
  namePortrait: {
    ko: { size: 128, tablet: 84, mobile: 64, line: 1.08, weight: 680, tracking: "-.05em" },
    en: { size: 92, tablet: 84, mobile: 64, line: 0.98, weight: 620, tracking: "-.05em" },
    ja: { size: 100, tablet: 84, mobile: 64, line: 1.08, weight: 600, tracking: ".02em" },
  },
  namePanorama: {
    ko: { ...displaySize("ko"), line: 1, weight: 680 },
    en: { ...displaySize("en"), line: 1, mobileLine: 0.95, weight: 540 },
    ja: { ...displaySize("ja"), line: 1, mobileLine: 1.04, weight: 600 },
  },
  addressPanorama: { ko: address, en: address, ja: address },
  nameBrokerage: {
    ko: { size: 168, tablet: 112, mobile: 60, line: 1, weight: 680, tracking: "-.065em" },
    en: { size: 176, tablet: 112, mobile: 60, line: 0.96, weight: 580, tracking: "-.062em" },
    ja: { size: 140, tablet: 96, mobile: 52, line: 1.08, weight: 600, tracking: "0" },
  },
  nameEditorial: {
    ko: {
      size: 132,
      tablet: 84,
      mobile: 68,
      line: 1,
      weight: 500,
      tracking: "-.06em",
      family: vars.font.serif,
    },
    en: {
      size: 136,
      tablet: 84,
      mobile: 68,
      line: 0.94,
      weight: 360,
      tracking: "-.045em",
      family: vars.font.serif,
    },
    ja: {
      size: 124,
      tablet: 88,
      mobile: 72,
      line: 1.1,
      weight: 500,
      tracking: ".08em",
      family: vars.font.serifJa,
    },
  },
  nameAtelier: {
    ko: { size: 300, tablet: 176, mobile: 132, line: 1, weight: 700, tracking: "-.07em" },
    en: { size: 236, tablet: 140, mobile: 104, line: 0.95, weight: 600, tracking: "-.055em" },
    ja: { size: 220, tablet: 140, mobile: 96, line: 1.08, weight: 600, tracking: "0" },
  },
  section: {
    ko: { size: 48, mobile: 32, line: 1.28, weight: 640, tracking: "-.028em" },
    en: { size: 48, mobile: 32, line: 1.28, weight: 600, tracking: "-.032em" },
    ja: { size: 48, mobile: 32, line: 1.28, weight: 600, tracking: "0" },
  },
  title: {
    ko: { size: 40, mobile: 30, line: 1.35, weight: 640, tracking: "-.028em" },
    en: { size: 40, mobile: 30, line: 1.35, weight: 600, tracking: "-.032em" },
    ja: { size: 38, mobile: 28, line: 1.35, weight: 600, tracking: "0" },
  },
  cardTitle: {
    ko: { size: 26, tablet: 21, mobile: 23, line: 1.36, weight: 640, tracking: "-.028em" },
    en: { size: 26, tablet: 21, mobile: 23, line: 1.36, weight: 600, tracking: "-.032em" },
    ja: { size: 26, tablet: 21, mobile: 23, line: 1.36, weight: 600, tracking: "0" },
  },
  statPortrait: same({
    size: 76,
    tablet: 52,
    mobile: 48,
    line: 1.1,
    weight: 640,
    tracking: "-.04em",
  }),
  price: same({ size: 26, mobile: 23, line: 1.3, weight: 650, tracking: "-.028em" }),
  lead: {
    ko: { size: 20, mobile: 17, line: 1.6, weight: 400, tracking: "-.011em" },
    en: { size: 20, mobile: 17, line: 1.6, weight: 400, tracking: "-.011em" },
    ja: { size: 20, mobile: 17, line: 1.8, weight: 400, tracking: "0" },
  },
  body: {
    ko: { size: 17, mobile: 17, line: 1.65, weight: 400, tracking: "-.011em" },
    en: { size: 17, mobile: 17, line: 1.6, weight: 400, tracking: "-.011em" },
    ja: { size: 17, mobile: 17, line: 1.8, weight: 400, tracking: "0" },
  },
  label: same({ size: 15, mobile: 15, line: 22 / 15, weight: 600, tracking: "inherit" }),
  hint: same({ size: 14, mobile: 14, line: 1.5, weight: 400, tracking: "inherit" }),
  error: same({ size: 14, mobile: 14, line: 1.5, weight: 500, tracking: "inherit" }),
  caption: same({ size: 14, mobile: 14, line: 23 / 14, weight: 400, tracking: "inherit" }),
} satisfies Record<string, TextStyle>;

export type TextStyleName = keyof typeof scale;

const laptop = { from: 1100, to: 1440 } as const;

type TypeRule = Pick<
  StyleRule,
  "fontSize" | "lineHeight" | "fontWeight" | "letterSpacing" | "fontFamily"
>;

function wide(type: ScriptType): TypeRule {
  return {
    fontSize: rem(type.size),
    lineHeight: type.line,
    fontWeight: type.weight,
    letterSpacing: type.tracking,
    ...(type.family ? { fontFamily: type.family } : {}),
  };
}

function between(type: ScriptType): TypeRule {
  if (type.tablet === undefined) return {};
  const slope = (type.size - type.tablet) / (laptop.to - laptop.from);
  return {
    fontSize: `calc(${rem(type.tablet)} + (100vw - ${rem(laptop.from)}) * ${slope.toFixed(5)})`,
  };
}

function tablet(type: ScriptType): TypeRule {
  return type.tablet ? { fontSize: rem(type.tablet) } : {};
}

function narrow(type: ScriptType): TypeRule {
  return {
    fontSize: rem(type.mobile),
    ...(type.mobileLine ? { lineHeight: type.mobileLine } : {}),
  };
}

/** Whether a property has the same value for all scripts at every width. */
function isShared(style: TextStyle, property: string): boolean {
  return [wide, between, tablet, narrow].every((rule) => {
    // The keys of a rule are those of TypeRule.
    const [ko, en, ja] = [style.ko, style.en, style.ja].map(
      (type) => rule(type)[property as keyof TypeRule],
    );
    return ko === en && ko === ja;
  });
}

/** The rule of each script, with a selector only for the properties that differ. */
function perScript(style: TextStyle, rule: (type: ScriptType) => TypeRule) {
  const ofScript = (type: ScriptType) =>
    Object.fromEntries(
      Object.entries(rule(type)).filter(([property]) => !isShared(style, property)),
    );
  return {
    ...rule(style.ko),
    selectors: { [inLanguage.en]: ofScript(style.en), [inLanguage.ja]: ofScript(style.ja) },
  };
}

/** Style rule of a text style for all scripts and breakpoints; spread it into `componentStyle`. */
export function text(name: TextStyleName): Omit<StyleRule, "@layer"> {
  const style: TextStyle = scale[name];
  return {
    ...perScript(style, wide),
    "@media": {
      [media.laptop]: perScript(style, between),
      [media.tablet]: perScript(style, tablet),
      [media.mobile]: perScript(style, narrow),
    },
  };
}

/** Body text size in the design, px. */
const designBodySize = 17;

/** A font size that scales with the agent's body size; `designPx` is the size at a body size of 17 px. */
export function bodyRelativeSize(designPx: number): string {
  return `calc(${vars.bodySize} * ${designPx} / ${designBodySize})`;
}
