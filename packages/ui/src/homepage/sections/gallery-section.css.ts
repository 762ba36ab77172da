import { media } from "../../styles/media.ts";
import { sectionStyle } from "../../styles/layer-style.ts";

export const link = sectionStyle({ display: "block" });

/** Continues the grid of the first photos without a gap. */
export const rest = sectionStyle({
  marginBlockStart: 12,
  "@media": { [media.mobile]: { marginBlockStart: 8 } },
});
