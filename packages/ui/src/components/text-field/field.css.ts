import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const field = componentStyle({ minWidth: 0, overflowWrap: "anywhere" });

export const labelRow = componentStyle({
  ...role("small", { weight: "semibold" }),
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  marginBlockEnd: 8,
  overflowWrap: "anywhere",
});

/** Required or optional mark at the end of the label row. */
export const mark = componentStyle({
  flex: "none",
  maxWidth: "50%",
  fontWeight: weight.medium,
  color: vars.scheme.text2,
  textAlign: "end",
});

export const hint = componentStyle({
  ...role("caption"),
  marginBlock: "-4px 8px",
  color: vars.scheme.text2,
});

export const error = componentStyle({
  ...role("caption", { weight: "medium" }),
  display: "flex",
  alignItems: "flex-start",
  gap: 8,
  marginBlockStart: 8,
  color: vars.scheme.error,
  overflowWrap: "anywhere",
});

componentGlobal(`.${error} > svg`, {
  flex: "none",
  width: 18,
  height: 18,
  marginBlockStart: exact(1.5, "the first line"),
});
