import { sectionStyle } from "../../styles/layer-style.ts";

export const brokerage = sectionStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 9,
  minHeight: 24,
  verticalAlign: "top",
});

/** Pretendard's set with a serifed I, so that I, l and 1 differ in a number. */
export const license = sectionStyle({ fontFeatureSettings: '"ss06"' });
