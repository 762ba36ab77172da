import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const form = componentStyle({ maxWidth: 640 });

export const fields = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 24,
  marginBlockEnd: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Spans both columns, because its hint would misalign a control in the same row. */
export const whole = componentStyle({ gridColumn: "1 / -1" });

export const pair = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: 8,
});

/** Aligns the unit with the control next to it, below its label. */
export const unit = componentStyle({
  marginBlockStart: exact(`calc(${vars.line.small} * .9375rem + 8px)`, "a label"),
});

// As high as that control.
componentGlobal(`.${unit} label`, { minHeight: 50 });

export const result = componentStyle({ marginBlockStart: 40, maxWidth: 640 });

export const table = componentStyle({
  width: "100%",
  ...role("base"),
  fontVariantNumeric: "tabular-nums lining-nums",
  overflowWrap: "anywhere",
});

componentGlobal(`.${table} > caption`, {
  paddingBlockEnd: 12,
  ...role("lead", { weight: "strong", reading: false }),
  textAlign: "start",
});
componentGlobal(`.${table} :is(th, td)`, {
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${scheme.line}`,
  fontWeight: weight.regular,
  textAlign: "start",
});
// An amount is not broken for the words next to it.
componentGlobal(`.${table} td`, { minWidth: "5.5em" });
componentGlobal(`.${table} :is(th, td):last-child`, { textAlign: "end" });
componentGlobal(`.${table} > thead :is(th, td)`, {
  borderBlockEndColor: scheme.text,
  color: scheme.text2,
  ...role("caption"),
});
componentGlobal(`.${table} > tfoot :is(th, td)`, {
  border: 0,
  borderBlockStart: `1px solid ${scheme.text}`,
  ...role("lead", { weight: "strong", reading: false }),
});

export const note = componentStyle({
  marginBlockStart: 12,
  ...role("caption"),
  color: scheme.text2,
});
