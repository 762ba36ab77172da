import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";

const { scheme } = vars;

/** Class of the section. */
export const section = templateStyle({
  paddingBlock: "120px 144px",
  background: scheme.surface,
  "@media": { [media.mobile]: { paddingBlock: "72px 88px" } },
});

export const head = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: "8px 32px",
  marginBlockEnd: 44,
  "@media": { [media.upToTablet]: { display: "block" }, [media.mobile]: { marginBlockEnd: 28 } },
});

export const heading = templateStyle({
  fontSize: rem(56),
  lineHeight: 1.2,
  letterSpacing: "-.04em",
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": {
    [media.laptop]: { fontSize: rem(48) },
    [media.tablet]: { fontSize: rem(48) },
    [media.mobile]: { fontSize: rem(34) },
  },
});
templateGlobal(`${head} > nav`, {
  "@media": {
    [media.upToTablet]: { marginBlockStart: 12 },
    [media.mobile]: { marginBlockStart: 8 },
  },
});

/** Five columns; rows with the portrait at the left on smaller screens. */
export const list = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: "72px 24px",
  "@media": {
    [media.upToTablet]: { rowGap: 0, borderBlockStart: `1px solid ${scheme.text}` },
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** The whole card is the link of the name. */
export const member = templateStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  "@media": {
    [media.upToTablet]: {
      display: "grid",
      gridTemplateColumns: "112px minmax(0, 1fr)",
      gridTemplateRows: "repeat(5, auto) 1fr",
      columnGap: 20,
      paddingBlock: 20,
      borderBlockEnd: `1px solid ${scheme.line}`,
    },
    [media.mobile]: {
      gridTemplateColumns: "92px minmax(0, 1fr)",
      columnGap: 18,
      paddingBlock: 18,
    },
  },
});
templateGlobal(`${member} > :not(:first-child)`, {
  "@media": { [media.upToTablet]: { gridColumn: 2 } },
});

export const photo = templateStyle({
  aspectRatio: "4 / 5",
  "@media": { [media.upToTablet]: { gridRow: "1 / 7", alignSelf: "start" } },
});

/** Replaces a missing portrait. */
export const letter = templateStyle({
  display: "grid",
  placeItems: "center",
  fontSize: rem(88),
  lineHeight: 1,
  fontWeight: 680,
  color: scheme.onPlane,
  background: scheme.plane,
  "@media": {
    [media.upToTablet]: { fontSize: rem(44) },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

export const name = templateStyle({
  marginBlockStart: 18,
  fontSize: rem(24),
  lineHeight: rem(32),
  letterSpacing: "-.035em",
  fontWeight: 660,
  selectors: {
    [inLanguage.en]: { lineHeight: rem(32), letterSpacing: "-.035em", fontWeight: 660 },
    [inLanguage.ja]: { lineHeight: rem(32), letterSpacing: 0, fontWeight: 660 },
  },
  "@media": {
    [media.upToTablet]: { marginBlockStart: 0, fontSize: rem(22) },
    [media.mobile]: { fontSize: rem(21), lineHeight: rem(28) },
  },
});

export const link = templateStyle({
  textDecoration: "none",
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
});
templateGlobal(`${member}:has(.${link}:hover) .${name}`, {
  textDecoration: "underline",
  textUnderlineOffset: 5,
  textDecorationThickness: 1,
});

/** The firm of the agent. */
export const firm = templateStyle({ fontSize: rem(16), lineHeight: rem(24), fontWeight: 560 });

/** Where the firm has to be as large as the agent. */
export const equalFirm = templateStyle([name, { marginBlockStart: 0 }]);

export const title = templateStyle({
  fontSize: rem(15),
  lineHeight: rem(23),
  color: scheme.text2,
});

export const cities = templateStyle({
  marginBlock: "10px 12px",
  fontSize: rem(16),
  lineHeight: rem(25),
  textWrap: "balance",
  "@media": {
    [media.upToTablet]: { marginBlock: "6px 0" },
    [media.mobile]: { marginBlock: "4px 0", fontSize: rem(15) },
  },
});

/** A city is never broken. */
export const city = templateStyle({ display: "inline-block" });

/** Aligned at the bottom of the row. */
export const cardFooter = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: 8,
  minHeight: 48,
  marginBlockStart: "auto",
  borderBlockStart: `1px solid ${scheme.line}`,
  fontSize: rem(15),
  color: scheme.text2,
  "@media": {
    [media.upToTablet]: {
      alignSelf: "start",
      minHeight: 44,
      justifyContent: "flex-start",
      columnGap: 12,
      marginBlockStart: 0,
      border: 0,
    },
  },
});

/** Above the link of the card. */
export const phone = templateStyle({
  position: "relative",
  paddingBlock: 10,
  fontSize: rem(16),
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  color: scheme.text,
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 5, textDecorationThickness: 1 },
});

export const empty = templateStyle({
  display: "grid",
  justifyItems: "start",
  gap: 20,
  borderBlockStart: `1px solid ${scheme.line}`,
  paddingBlock: "56px 24px",
  fontSize: rem(20),
});
