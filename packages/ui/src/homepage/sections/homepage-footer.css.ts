import { media } from "../../styles/media.ts";
import { sectionGlobal, sectionStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";
import { rem } from "../../styles/rem.ts";

export const root = sectionStyle({
  borderBlockStart: `1px solid ${vars.scheme.line}`,
  paddingBlock: "56px 64px",
  fontSize: rem(14),
  lineHeight: rem(23),
  color: vars.scheme.text2,
  background: vars.scheme.surface,
});

export const columns = sectionStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)",
  gap: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const identity = sectionStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: 20,
});

export const logo = sectionStyle({ flex: "none", color: vars.scheme.text });

/** The legally responsible agent or firm. */
export const strong = sectionStyle({
  marginBlockEnd: 6,
  fontSize: rem(16),
  lineHeight: rem(23),
  fontWeight: 640,
  color: vars.scheme.text,
});

export const statements = sectionStyle({});
sectionGlobal(`.${statements} > p + p`, { marginBlockStart: 12 });
sectionGlobal(`${columns} .${statements} > p:lang(ja)`, { wordBreak: "normal" });

export const line = sectionStyle({});

export const housing = sectionStyle({
  display: "flex",
  alignItems: "center",
  gap: 14,
  color: vars.scheme.text,
});

sectionGlobal(`${housing} svg`, { flex: "none" });

/** Stacked links need 24 px spacing (WCAG 2.5.8), and 44 px for a finger. */
export const link = sectionStyle({
  display: "inline-block",
  lineHeight: rem(24),
  "@media": { [media.mobile]: { lineHeight: rem(44) } },
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
  ":hover": { color: vars.scheme.text },
});

export const builder = sectionStyle({ textDecoration: "none" });
