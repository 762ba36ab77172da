import { sectionStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";

/** At least 44 px high, without making its row higher. */
export const link = sectionStyle({
  display: "inline-block",
  paddingBlock: 11,
  marginBlock: -11,
  textDecoration: "underline",
  textDecorationColor: vars.scheme.line,
  textUnderlineOffset: "0.25em",
  ":hover": { textDecorationColor: "currentColor" },
});

/** The name of the state before a number, which starts at the left edge if it is on a line of its own. */
export const beforeHomes = sectionStyle({ marginInlineEnd: 20 });
