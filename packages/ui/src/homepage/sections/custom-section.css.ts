import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

/** Ruled rows: questions, links, team members. */
export const rows = sectionStyle({ borderBlockStart: `1px solid ${vars.scheme.line}` });

sectionGlobal(`${rows} > li`, { borderBlockEnd: `1px solid ${vars.scheme.line}` });

export const question = sectionStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 24,
  minHeight: 64,
  paddingBlock: 16,
  ...role("body", { weight: "semibold", reading: false }),
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

sectionGlobal(`${question} svg`, { flex: "none" });
sectionGlobal(`details[open] > ${question} svg`, { rotate: "180deg" });

export const answer = sectionStyle({
  paddingBlockEnd: 24,
  ...role("body"),
  maxWidth: "38em",
});

export const link = sectionStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 64,
  paddingBlock: 12,
  ...role("body", { weight: "semibold", reading: false }),
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 5, textDecorationThickness: 1 },
});

sectionGlobal(`${link} svg`, { flex: "none" });

export const memberPhoto = sectionStyle({ flex: "none", width: 96, height: 120 });

/** Name with title and cities; phone and figures are next to it, or below it in a narrow row. */
export const memberBody = sectionStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 24,
  flex: 1,
  ...role("base"),
  color: vars.scheme.text2,
});

sectionGlobal(`${memberBody} > span`, { display: "grid" });

export const memberText = sectionStyle({ flex: "1 1 200px" });

export const memberName = sectionStyle({
  ...role("card"),
  color: vars.scheme.text,
});

/** A city is never broken. */
export const memberCities = sectionStyle({ display: "flex", flexWrap: "wrap", columnGap: 12 });
