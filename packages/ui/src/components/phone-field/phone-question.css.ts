import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";
import { when } from "../../styles/states.ts";

const { scheme } = vars;

export const question = componentStyle({
  minWidth: 0,
  marginBlockStart: 8,
  padding: "12px 14px 0",
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
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
  textWrap: "balance",
});
componentGlobal(`.${legend} > svg`, { flex: "none", width: 20, height: 20, marginBlockStart: 1 });

export const choice = componentStyle({
  clear: "both",
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  alignContent: "center",
  columnGap: 12,
  minHeight: 56,
  paddingBlock: 6,
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
  borderRadius: "50%",
  appearance: "none",
  cursor: "inherit",
  selectors: {
    "&:checked": { borderWidth: 7, borderColor: scheme.fill },
    [when.focus]: { outline: `2px solid ${scheme.focus}`, outlineOffset: 2 },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const number = componentStyle({
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 600,
});

export const choiceLabel = componentStyle({
  fontSize: rem(14),
  lineHeight: rem(20),
  color: scheme.text2,
});

export const changed = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 8,
  marginBlockStart: 4,
  fontSize: rem(15),
  lineHeight: rem(22),
});

export const undo = componentStyle({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: 4,
  cursor: "pointer",
  selectors: { [when.focus]: { outline: `2px solid ${scheme.focus}`, outlineOffset: 2 } },
});
