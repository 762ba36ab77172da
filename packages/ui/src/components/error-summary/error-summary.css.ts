import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const summary = componentStyle({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  columnGap: 8,
  paddingBlock: "16px 8px",
  paddingInline: 20,
  marginBlockEnd: 24,
  ...role("small"),
  color: vars.scheme.text,
  background: vars.scheme.errorSurface,
  overflowWrap: "anywhere",
});

componentGlobal(`.${summary} > svg`, {
  width: 20,
  height: 20,
  marginBlockStart: exact(2, "the first line"),
  color: vars.scheme.error,
});

componentGlobal(`.${summary} > :is(h2, h3, h4)`, {
  fontSize: "inherit",
  fontWeight: weight.strong,
  lineHeight: "inherit",
  letterSpacing: "inherit",
  textWrap: "pretty",
  color: vars.scheme.error,
});

componentGlobal(`.${summary} > ul`, { gridColumn: 2 });

componentGlobal(`.${summary} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  // A 44 px target per line, with space between wrapped lines.
  paddingBlock: 8,
  fontWeight: weight.medium,
  textUnderlineOffset: 4,
});
