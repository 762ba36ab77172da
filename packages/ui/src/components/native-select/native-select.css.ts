import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

export const frame = componentStyle({ position: "relative", color: vars.scheme.text });

export const select = componentStyle({
  paddingInlineEnd: 40,
  textOverflow: "ellipsis",
  selectors: { "&:enabled": { cursor: "pointer" } },
});

componentGlobal(`.${frame} > svg`, {
  position: "absolute",
  // 12 px plus the border.
  insetInlineEnd: 13,
  insetBlock: 0,
  marginBlock: "auto",
  pointerEvents: "none",
});

componentGlobal(`.${select}:disabled + svg`, { color: vars.scheme.text2 });

/** Reduced padding on a phone, for country codes. */
export const compact = componentStyle({
  "@media": { [media.mobile]: { paddingInline: "12px 32px" } },
});

componentGlobal(`.${compact} + svg`, { "@media": { [media.mobile]: { insetInlineEnd: 9 } } });
