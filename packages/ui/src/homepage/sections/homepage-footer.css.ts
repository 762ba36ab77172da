import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = sectionStyle({
  borderBlockStart: `1px solid ${vars.scheme.line}`,
  paddingBlock: 64,
  ...role("caption"),
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
  marginBlockEnd: 4,
  ...role("base", { weight: "strong" }),
  color: vars.scheme.text,
});

export const statements = sectionStyle({});
sectionGlobal(`.${statements} > p + p`, { marginBlockStart: 12 });
sectionGlobal(`${columns} .${statements} > p:lang(ja)`, { wordBreak: "normal" });

export const line = sectionStyle({});

export const housing = sectionStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  color: vars.scheme.text,
});

sectionGlobal(`${housing} svg`, { flex: "none" });

/** Stacked links need 24 px spacing (WCAG 2.5.8), and 44 px for a finger. */
export const link = sectionStyle({
  display: "inline-block",
  lineHeight: exact(rem(24), "a target"),
  "@media": { [media.mobile]: { lineHeight: exact(rem(44), "a target") } },
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
  ":hover": { color: vars.scheme.text },
});

export const builder = sectionStyle({ textDecoration: "none" });
