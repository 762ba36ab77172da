import { role } from "../../styles/role.ts";
import { templateStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

export const actions = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 4px",
  marginBlock: "20px 0",
  marginInline: "-12px 0",
  "@media": { print: { display: "none" } },
});

export const action = templateStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  paddingInline: 12,
  ...role("small", { weight: "semibold" }),
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
  ...role("small"),
  color: vars.scheme.text2,
});
