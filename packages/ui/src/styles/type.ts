import type { StyleRule } from "@vanilla-extract/css";
import { type ScriptType, scriptRule, type TextStyle } from "./script-rule.ts";

function same(type: ScriptType): TextStyle {
  return { ko: type, en: type, ja: { ...type, tracking: "0" } };
}

/** Text styles of pages outside this package that have no role yet, one entry per script. */
const scale = {
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
  lead: {
    ko: { size: 20, mobile: 17, line: 1.6, weight: 400, tracking: "-.011em" },
    en: { size: 20, mobile: 17, line: 1.6, weight: 400, tracking: "-.011em" },
    ja: { size: 20, mobile: 17, line: 1.8, weight: 400, tracking: "0" },
  },
  label: same({ size: 15, mobile: 15, line: 22 / 15, weight: 600, tracking: "inherit" }),
} satisfies Record<string, TextStyle>;

export type TextStyleName = keyof typeof scale;

/** Style rule of a text style for all scripts and breakpoints; spread it into `componentStyle`. */
export function text(name: TextStyleName): Omit<StyleRule, "@layer"> {
  return scriptRule(scale[name]);
}
