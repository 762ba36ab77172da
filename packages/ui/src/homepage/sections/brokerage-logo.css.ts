import { sectionStyle } from "../../styles/scaled.ts";

export const image = sectionStyle({
  flex: "none",
  objectFit: "contain",
});

/** Uses the SVG as a mask, filled with the text color. */
export const masked = sectionStyle({
  display: "inline-block",
  flex: "none",
  background: "currentColor",
  maskSize: "contain",
  maskRepeat: "no-repeat",
  maskPosition: "center",
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});
