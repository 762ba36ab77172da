import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";

const { scheme } = vars;

export const root = componentStyle({ minWidth: 0 });

export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontSize: rem(15),
  lineHeight: rem(22),
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
  fontWeight: 500,
  textDecoration: "none",
  overflowWrap: "anywhere",
  borderRadius: vars.radius.control,
  selectors: {
    "&[data-hovered]": { color: scheme.text, textDecoration: "underline", textUnderlineOffset: 4 },
    "&[data-current]": { color: scheme.text, fontWeight: 600 },
  },
});
