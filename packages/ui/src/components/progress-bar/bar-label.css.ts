import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";

const { scheme } = vars;

/** ProgressBar and Meter: label and value above a bar. */
export const root = componentStyle({ display: "grid", gap: 8, minWidth: 0 });

export const labelRow = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: 16,
  overflowWrap: "anywhere",
  fontSize: rem(15),
  lineHeight: rem(22),
});

export const label = componentStyle({ fontWeight: 600 });

export const value = componentStyle({
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});
