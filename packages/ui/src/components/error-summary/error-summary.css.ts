import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";

export const summary = componentStyle({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  columnGap: 10,
  padding: "18px 20px 8px",
  marginBlockEnd: 24,
  fontSize: rem(15),
  lineHeight: rem(24),
  color: vars.scheme.text,
  background: vars.scheme.errorSurface,
  overflowWrap: "anywhere",
});

componentGlobal(`.${summary} > svg`, {
  width: 20,
  height: 20,
  marginBlockStart: 2,
  color: vars.scheme.error,
});

componentGlobal(`.${summary} > :is(h2, h3, h4)`, {
  fontSize: "inherit",
  fontWeight: 640,
  lineHeight: "inherit",
  letterSpacing: "inherit",
  textWrap: "pretty",
  color: vars.scheme.error,
});

componentGlobal(`.${summary} > ul`, { gridColumn: 2 });

componentGlobal(`.${summary} a`, {
  display: "inline-block",
  // A 44 px target per line, with space between wrapped lines.
  paddingBlock: 10,
  fontWeight: 500,
  textUnderlineOffset: 4,
});
