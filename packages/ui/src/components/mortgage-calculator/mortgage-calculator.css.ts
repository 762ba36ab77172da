import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";

const { scheme } = vars;

export const form = componentStyle({ maxWidth: 640 });

export const fields = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 24,
  marginBlockEnd: 28,
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
export const unit = componentStyle({ marginBlockStart: 30 });

// As high as that control.
componentGlobal(`.${unit} label`, { minHeight: 50 });

export const result = componentStyle({ marginBlockStart: 40, maxWidth: 640 });

export const table = componentStyle({
  width: "100%",
  fontSize: rem(16),
  lineHeight: rem(24),
  fontVariantNumeric: "tabular-nums lining-nums",
  overflowWrap: "anywhere",
});

componentGlobal(`.${table} > caption`, {
  paddingBlockEnd: 12,
  fontSize: rem(20),
  lineHeight: rem(30),
  fontWeight: 640,
  textAlign: "start",
});
componentGlobal(`.${table} :is(th, td)`, {
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${scheme.line}`,
  fontWeight: 400,
  textAlign: "start",
});
componentGlobal(`.${table} :is(th, td):last-child`, { textAlign: "end" });
componentGlobal(`.${table} > thead :is(th, td)`, {
  borderBlockEndColor: scheme.text,
  color: scheme.text2,
  fontSize: rem(14),
});
componentGlobal(`.${table} > tfoot :is(th, td)`, {
  border: 0,
  borderBlockStart: `1px solid ${scheme.text}`,
  fontSize: rem(20),
  lineHeight: rem(30),
  fontWeight: 650,
});

export const note = componentStyle({
  marginBlockStart: 12,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: scheme.text2,
});
