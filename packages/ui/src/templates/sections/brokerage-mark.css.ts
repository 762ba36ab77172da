import { sectionStyle } from "../../styles/layer-style.ts";

export const image = sectionStyle({
  flex: "none",
  objectFit: "contain",
});

/** A drawn mark takes the colour of the text around it. */
export const drawn = sectionStyle({
  display: "inline-block",
  flex: "none",
  background: "currentColor",
  maskSize: "contain",
  maskRepeat: "no-repeat",
  maskPosition: "center",
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});
