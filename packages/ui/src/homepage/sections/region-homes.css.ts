import { sectionStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

/** At least 44 px high, without making its row higher. */
export const link = sectionStyle({
  display: "inline-block",
  paddingBlock: 12,
  marginBlock: -12,
  textDecoration: "underline",
  textDecorationColor: vars.scheme.line,
  textUnderlineOffset: "0.25em",
  ":hover": { textDecorationColor: "currentColor" },
});

/** The agent's homes, and all of the city. */
export const both = sectionStyle({ display: "inline-flex", flexWrap: "wrap", columnGap: 20 });

/** The name of the state before a number, which starts at the left edge if it is on a line of its own. */
export const beforeHomes = sectionStyle({ marginInlineEnd: 20 });
