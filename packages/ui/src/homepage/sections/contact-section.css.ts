import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const side = sectionStyle({
  paddingInlineEnd: 64,
  "@media": {
    [media.tablet]: { paddingInlineEnd: 24 },
    [media.mobile]: { paddingInlineEnd: 0 },
  },
});

export const channel = sectionStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 60,
  borderBlockEnd: `1px solid ${vars.scheme.line}`,
  ...role("body", { weight: "semibold", reading: false }),
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 5, textDecorationThickness: 1 },
});

sectionGlobal(`${channel} svg`, { flex: "none" });
sectionGlobal(`${channel} svg:last-child`, { marginInlineStart: "auto" });
