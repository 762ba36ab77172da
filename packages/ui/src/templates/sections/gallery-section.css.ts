import { media } from "../../styles/media.ts";
import { sectionStyle } from "../../styles/layer-style.ts";

export const link = sectionStyle({ display: "block" });

/** The frames of the opened rest follow the first ones without a break. */
export const rest = sectionStyle({
  marginBlockStart: 12,
  "@media": { [media.mobile]: { marginBlockStart: 8 } },
});
