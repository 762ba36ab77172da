import { media } from "../../styles/media.ts";
import { sectionGlobal, sectionStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";
import { rem } from "../../styles/rem.ts";

export const split = sectionStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  gap: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 40 } },
});

export const side = sectionStyle({
  paddingInlineEnd: 72,
  "@media": {
    [media.tablet]: { paddingInlineEnd: 24 },
    [media.mobile]: { paddingInlineEnd: 0 },
  },
});

export const lead = sectionStyle({
  marginBlockStart: 20,
  fontSize: rem(18),
  color: vars.scheme.text2,
  whiteSpace: "pre-line",
});

export const channels = sectionStyle({
  marginBlockStart: 40,
  borderBlockStart: `1px solid ${vars.scheme.line}`,
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
