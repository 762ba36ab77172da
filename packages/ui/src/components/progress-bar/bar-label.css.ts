import { componentStyle } from "../../styles/scaled.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** ProgressBar and Meter: label and value above a bar. */
export const root = componentStyle({ display: "grid", gap: 8, minWidth: 0 });

export const labelRow = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: 16,
  overflowWrap: "anywhere",
  ...role("small"),
});

export const label = componentStyle({ fontWeight: weight.semibold });

export const value = componentStyle({
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});
