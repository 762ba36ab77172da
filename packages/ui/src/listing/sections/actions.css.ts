import { templateStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";
import { vars } from "../../theme/contract.css.ts";

export const actions = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 4px",
  margin: "20px 0 0 -12px",
  "@media": { print: { display: "none" } },
});

export const action = templateStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  paddingInline: 12,
  fontSize: rem(15),
  fontWeight: 550,
  color: "inherit",
  textDecoration: "none",
  background: "none",
  border: 0,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 5 },
});

/** Needs JavaScript. */
export const scripted = templateStyle({
  "@media": { "(scripting: none)": { display: "none" } },
});

export const status = templateStyle({
  paddingInline: 12,
  fontSize: rem(15),
  color: vars.scheme.text2,
});
