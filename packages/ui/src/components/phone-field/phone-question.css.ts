import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { role } from "../../styles/role.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const question = componentStyle({
  minWidth: 0,
  marginBlockStart: 8,
  paddingBlock: "12px 0",
  paddingInline: 12,
  border: `1px solid ${scheme.control}`,
  borderInlineStart: `4px solid ${scheme.text}`,
  borderRadius: vars.radius.control,
});

export const legend = componentStyle({
  // Inside of the edge, like a paragraph.
  float: "inline-start",
  display: "flex",
  alignItems: "flex-start",
  gap: 8,
  width: "100%",
  padding: 0,
  ...role("small", { weight: "semibold" }),
  textWrap: "balance",
});
componentGlobal(`.${legend} > svg`, {
  flex: "none",
  width: 20,
  height: 20,
  marginBlockStart: exact(1, "the first line"),
});

export const choice = componentStyle({
  clear: "both",
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  alignContent: "center",
  columnGap: 12,
  minHeight: 56,
  paddingBlock: 4,
  cursor: "pointer",
});
componentGlobal(`.${choice} + .${choice}`, { borderBlockStart: `1px solid ${scheme.line}` });

export const radio = componentStyle({
  gridRow: "span 2",
  alignSelf: "center",
  width: 24,
  height: 24,
  margin: 0,
  border: `1px solid ${scheme.control}`,
  borderRadius: vars.radius.full,
  appearance: "none",
  cursor: "inherit",
  selectors: {
    "&:checked": { borderWidth: 7, borderColor: scheme.fill },
    [when.focus]: { outline: `2px solid ${scheme.focus}`, outlineOffset: 2 },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const number = componentStyle({
  ...role("base", { weight: "semibold" }),
});

export const choiceLabel = componentStyle({
  ...role("caption"),
  color: scheme.text2,
});

export const changed = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 8,
  marginBlockStart: 4,
  ...role("small"),
});

// The button that undoes it, which is focused without the keyboard, too.
componentGlobal(`.${changed} > button:focus`, {
  outline: `2px solid ${scheme.focus}`,
  outlineOffset: 2,
});
