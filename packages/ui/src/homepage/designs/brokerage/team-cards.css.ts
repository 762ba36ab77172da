import { distance } from "../../../styles/distance.ts";
import { exact } from "../../../styles/exact.ts";
import { rem } from "../../../styles/rem.ts";
import { role, weight } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { media } from "../../../styles/media.ts";
import { vars } from "../../../theme/contract.css.ts";

const { scheme } = vars;

/** Class of the section. */
export const section = templateStyle({
  paddingBlockStart: distance.section,
  paddingBlockEnd: distance.chapter,
  background: scheme.surface,
});

export const head = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: "8px 32px",
  marginBlockEnd: 40,
  "@media": { [media.upToTablet]: { display: "block" }, [media.mobile]: { marginBlockEnd: 24 } },
});

export const heading = templateStyle(role("banner"));
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
  gap: "64px 24px",
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
      columnGap: 16,
      paddingBlock: 16,
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
  fontSize: exact(rem(88), "the box"),
  lineHeight: exact("1", "the box"),
  fontWeight: weight.strong,
  color: scheme.onPlane,
  background: scheme.plane,
  "@media": {
    [media.upToTablet]: { fontSize: exact(rem(44), "the box") },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

export const name = templateStyle({
  marginBlockStart: 16,
  ...role("lead", { weight: "strong", reading: false }),
  "@media": {
    [media.upToTablet]: { marginBlockStart: 0 },
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
export const firm = templateStyle(role("base", { weight: "semibold" }));

/** Where the firm has to be as large as the agent. */
export const equalFirm = templateStyle([name, { marginBlockStart: 0 }]);

export const title = templateStyle({
  ...role("small"),
  color: scheme.text2,
});

export const cities = templateStyle({
  marginBlock: "8px 12px",
  ...role("small"),
  textWrap: "balance",
  "@media": {
    [media.upToTablet]: { marginBlock: "4px 0" },
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
  ...role("small"),
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
  paddingBlock: 12,
  ...role("base", { weight: "semibold" }),
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
  paddingBlock: "64px 24px",
  ...role("lead", { reading: false }),
});
