import { media } from "../../styles/media.ts";
import { sectionStyle } from "../../styles/layer-style.ts";

// The card outside a template: picture 4 : 3, its status flush at the top left, the rest under it.

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
