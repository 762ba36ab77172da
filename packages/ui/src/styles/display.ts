import { vars } from "../theme/contract.css.ts";
import type { Script } from "../theme/scale.ts";
import { panoramaAddress, panoramaName } from "./panorama-name.ts";
import type { ScaledRule } from "./scaled-rule.ts";
import { scriptRule, type TextStyle } from "./script-rule.ts";

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
const serifAddress = {
  size: 84,
  tablet: 60,
  mobile: 46,
  line: 1.02,
  weight: 380,
  tracking: "-.035em",
  family: vars.font.serif,
};

const headingPanorama = { tablet: 60, mobile: 48, mobileLimit: "12vw", tracking: "-.055em" };

/** The sizes of the heroes, which are outside the scale: one entry for each, per script. */
const displays = {
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
  addressEditorial: { ko: serifAddress, en: serifAddress, ja: serifAddress },
  headingPanorama: {
    ko: { ...headingPanorama, size: 80, line: 1.12, weight: 660 },
    en: { ...headingPanorama, size: 92, line: 1, weight: 540 },
    ja: { ...headingPanorama, size: 72, line: 1.2, weight: 600, tracking: "0" },
  },
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
  taglineAtelier: {
    ko: {
      size: 50,
      tablet: 32,
      mobile: 28,
      line: 1.34,
      mobileLine: 1.3,
      weight: 620,
      tracking: "-.045em",
    },
    en: {
      size: 52,
      tablet: 32,
      mobile: 28,
      line: 1.16,
      mobileLine: 1.2,
      weight: 560,
      tracking: "-.045em",
    },
    ja: { size: 44, tablet: 28, mobile: 25, line: 1.5, weight: 620, tracking: "0" },
  },
} satisfies Record<string, TextStyle>;

export type DisplayName = keyof typeof displays;

// Object.keys loses the names.
export const displayNames = Object.keys(displays) as DisplayName[];

/** Rule of a hero's text; in a list, which merges queries: `templateStyle([display("nameAtelier"), { … }])`. */
export function display(name: DisplayName): ScaledRule {
  return scriptRule(displays[name]);
}
