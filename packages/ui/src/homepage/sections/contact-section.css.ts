import { media } from "../../styles/media.ts";
import { sectionGlobal, sectionStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";
import { rem } from "../../styles/rem.ts";

export const side = sectionStyle({
  paddingInlineEnd: 72,
  "@media": {
    [media.tablet]: { paddingInlineEnd: 24 },
    [media.mobile]: { paddingInlineEnd: 0 },
  },
});

export const channel = sectionStyle({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 60,
  borderBlockEnd: `1px solid ${vars.scheme.line}`,
  fontSize: rem(17),
  fontWeight: 550,
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 5, textDecorationThickness: 1 },
});

sectionGlobal(`${channel} svg`, { flex: "none" });
sectionGlobal(`${channel} svg:last-child`, { marginInlineStart: "auto" });
