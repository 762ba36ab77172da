import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const root = componentStyle({ minWidth: 0 });

export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  ...role("small"),
});

export const item = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  color: scheme.text2,
});

componentGlobal(`.${item} > svg`, { flex: "none", width: 16, height: 16, marginInlineEnd: 8 });
componentGlobal(`.${item}:dir(rtl) > svg`, { transform: "scaleX(-1)" });

export const link = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  minWidth: 0,
  color: scheme.text2,
  fontWeight: weight.medium,
  textDecoration: "none",
  overflowWrap: "anywhere",
  borderRadius: vars.radius.control,
  selectors: {
    "&[data-hovered]": { color: scheme.text, textDecoration: "underline", textUnderlineOffset: 4 },
    "&[data-current]": { color: scheme.text, fontWeight: weight.semibold },
  },
});
