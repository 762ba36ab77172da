import { serif } from "../../homepage/designs/editorial/serif.css.ts";
import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { vars } from "../../theme/contract.css.ts";

/** The name of a home next to its place, and in the links to its neighbors. */
export const addressName = templateStyle({
  display: "block",
  fontSize: rem(24),
  lineHeight: rem(32),
  fontWeight: 600,
  letterSpacing: "-.03em",
  color: vars.scheme.text,
  "@media": { [media.mobile]: { fontSize: rem(20), lineHeight: rem(28) } },
});
templateGlobal(`[data-template="editorial"] ${addressName}`, {
  ...serif,
  fontWeight: 400,
  letterSpacing: "-.02em",
});
