import { media } from "../../styles/media.ts";
import { sectionStyle } from "../../styles/layer-style.ts";

// Layout outside templates: 4 : 3 photo with the status at its top left, text below.

export const photo = sectionStyle({ aspectRatio: "4 / 3" });

export const status = sectionStyle({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: 0,
});

export const price = sectionStyle({
  marginBlockStart: 18,
  "@media": { [media.mobile]: { marginBlockStart: 14 } },
});

export const facts = sectionStyle({ marginBlockStart: 4 });
