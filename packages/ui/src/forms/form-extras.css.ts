import { vars } from "../theme/contract.css.ts";
import { componentStyle } from "../styles/layer-style.ts";

/** Off the page for people, still there for programs that fill in everything. */
export const honeypot = componentStyle({
  position: "absolute",
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: "hidden",
});

export const consentLink = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  // A target of 44 in a line of 36, as drawn.
  minHeight: 44,
  marginBlock: -4,
  marginInlineStart: 36,
  fontSize: 15,
  color: vars.scheme.text2,
  textUnderlineOffset: 4,
});
