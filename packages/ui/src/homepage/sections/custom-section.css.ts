import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { bodyRelativeSize } from "../../styles/type.ts";
import { sectionGlobal, sectionStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";

/** Ruled rows: quotes, questions, links, team members. */
export const rows = sectionStyle({ borderBlockStart: `1px solid ${vars.scheme.line}` });

sectionGlobal(`${rows} > li`, { borderBlockEnd: `1px solid ${vars.scheme.line}` });

export const videoHeading = sectionStyle({
  marginBlockEnd: 40,
  ":empty": { display: "none" },
});

export const quote = sectionStyle({
  paddingBlock: "28px 30px",
  margin: 0,
});

export const quoteText = sectionStyle({
  fontSize: bodyRelativeSize(20),
  lineHeight: 1.6,
  "@media": { [media.mobile]: { fontSize: bodyRelativeSize(18) } },
});

export const quoteSource = sectionStyle({
  marginBlockStart: 12,
  fontSize: rem(16),
  lineHeight: rem(26),
  color: vars.scheme.text2,
});

export const question = sectionStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 24,
  minHeight: 64,
  paddingBlock: 16,
  fontSize: rem(18),
  lineHeight: 1.5,
  fontWeight: 600,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

sectionGlobal(`${question} svg`, { flex: "none" });
sectionGlobal(`details[open] > ${question} svg`, { rotate: "180deg" });

export const answer = sectionStyle({
  paddingBlockEnd: 28,
  fontSize: bodyRelativeSize(17),
  lineHeight: 1.75,
  maxWidth: "38em",
});

export const link = sectionStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 64,
  paddingBlock: 12,
  fontSize: rem(18),
  lineHeight: 1.5,
  fontWeight: 550,
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 5, textDecorationThickness: 1 },
});

sectionGlobal(`${link} svg`, { flex: "none" });
