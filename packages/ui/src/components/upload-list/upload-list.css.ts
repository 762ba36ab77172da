import { componentGlobal, componentStyle, componentVariants } from "../../styles/scaled.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const list = componentStyle({ minWidth: 0, overflowWrap: "anywhere" });

export const item = componentStyle({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) fit-content(50%)",
  alignItems: "center",
  columnGap: 12,
  minHeight: 64,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${scheme.line}`,
  ...role("small"),
  selectors: { "&:first-child": { borderBlockStart: `1px solid ${scheme.line}` } },
});

export const thumbnail = componentStyle({
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 42,
  overflow: "hidden",
  background: scheme.hover,
  color: scheme.text2,
});

componentGlobal(`.${thumbnail} > svg`, { width: 20, height: 20 });
componentGlobal(`.${thumbnail} > img`, { width: "100%", height: "100%", objectFit: "cover" });

export const state = componentVariants({
  uploading: {},
  done: {},
  failed: { color: scheme.error, background: scheme.errorSurface },
});

export const text = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 12,
  minWidth: 0,
});

export const name = componentStyle({
  flex: "1 1 100%",
  minWidth: 0,
  fontWeight: weight.semibold,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** A line of its own: beside sizes of different lengths, bars would have different lengths. */
export const bar = componentStyle({ flex: "1 1 100%", marginBlock: "4px 0" });

export const size = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  color: scheme.text2,
  ...role("caption"),
  fontVariantNumeric: "tabular-nums lining-nums",
});

componentGlobal(`.${size} > svg`, { flex: "none", width: 18, height: 18 });

export const error = componentStyle({
  color: scheme.error,
  ...role("caption", { weight: "medium" }),
  overflowWrap: "anywhere",
  selectors: { "&:empty": { display: "none" } },
});

export const buttons = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  columnGap: 8,
});

componentGlobal(`.${buttons} svg`, { width: 20, height: 20 });
