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

/** After the name of the state. */
export const afterState = sectionStyle({ marginInlineStart: 20 });
