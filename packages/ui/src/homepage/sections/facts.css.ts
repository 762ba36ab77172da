import { sectionStyle } from "../../styles/layer-style.ts";

export const brokerage = sectionStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 9,
  minHeight: 24,
  verticalAlign: "top",
});

/** Pretendard stylistic set with a serif I, which distinguishes I, l and 1. */
export const license = sectionStyle({ fontFeatureSettings: '"ss06"' });
