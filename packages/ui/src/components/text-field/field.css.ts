import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { text } from "../../styles/type.ts";

export const field = componentStyle({ minWidth: 0, overflowWrap: "anywhere" });

export const labelRow = componentStyle({
  ...text("label"),
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
  fontWeight: 450,
  color: vars.scheme.text2,
  textAlign: "end",
});

export const hint = componentStyle({
  ...text("hint"),
  marginBlock: "-4px 8px",
  color: vars.scheme.text2,
});

export const error = componentStyle({
  ...text("error"),
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
  marginBlockStart: "1.5px",
});
