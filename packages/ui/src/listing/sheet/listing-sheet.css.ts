import { serif, serifPerScript } from "../../homepage/designs/editorial/serif.css.ts";
import { exact } from "../../styles/exact.ts";
import { weight } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { inLanguage } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

/* Letter at 96 dpi. Sizes are in px, since the text size of an agent's pages is for screens. */

const { scheme } = vars;
const editorial = '[data-template="editorial"]';
const print = (size: number, line: number) => ({
  fontSize: exact(size, "paper"),
  lineHeight: exact(line, "paper"),
});
const small = print(13.5, 20.5);

export const sheet = templateStyle({
  display: "flex",
  flexDirection: "column",
  width: 816,
  height: 1056,
  padding: exact("40px 48px 36px", "paper"),
  overflow: "hidden",
  background: "#fff",
  color: scheme.text,
  ...small,
  printColorAdjust: "exact",
  breakInside: "avoid",
});

export const head = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  flex: "none",
  height: 44,
  marginBlockEnd: 16,
});
export const logo = templateStyle({ flex: "none", width: 44, height: 44 });
export const agent = templateStyle({ ...print(17, 22), fontWeight: weight.strong });
export const license = templateStyle({ ...small, fontWeight: weight.regular, color: scheme.text2 });
export const phone = templateStyle({
  marginInlineStart: "auto",
  ...print(20, 20.5),
  fontWeight: weight.strong,
  whiteSpace: "nowrap",
  selectors: { "&[data-small]": print(17, 20.5) },
});

export const photos = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gap: 8,
  flex: "none",
});
/** The first photo, with the others below it; two are next to each other. */
export const photo = templateStyle({ gridColumn: "span 12", height: 320 });
export const halfWidth = templateStyle({ gridColumn: "span 6", height: 320 });
export const half = templateStyle({ gridColumn: "span 6", height: 108 });
export const third = templateStyle({ gridColumn: "span 4", height: 108 });
export const quarter = templateStyle({ gridColumn: "span 3", height: 108 });
/** The label of an altered photo, at its lower left. */
export const altered = templateStyle({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  paddingInline: 8,
  ...print(9, 16),
  fontWeight: weight.semibold,
  color: scheme.text,
  background: scheme.surface,
});
export const noPhoto = templateStyle({
  display: "grid",
  gridColumn: "span 12",
  height: 320,
  placeItems: "center",
  color: scheme.text2,
  border: `1px solid ${scheme.line}`,
});
templateGlobal(`${noPhoto} > svg`, { height: 260 });

export const title = templateStyle({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: 32,
  flex: "none",
  paddingBlock: "16px 12px",
});
export const name = templateStyle({
  ...print(42, 47),
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.display,
  textWrap: "balance",
  selectors: {
    "&[data-size=medium]": { ...print(28, 31), letterSpacing: vars.tracking.heading },
    "&[data-size=small]": { ...print(22, 25), letterSpacing: vars.tracking.heading },
  },
});
export const place = templateStyle({
  marginBlockStart: 4,
  ...print(15, 20),
  color: scheme.text2,
});
export const price = templateStyle({
  flex: "none",
  ...print(30, 33),
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
  selectors: { "&[data-words]": print(22, 24) },
});
export const note = templateStyle({ color: scheme.text2, textAlign: "end" });

export const facts = templateStyle({
  display: "flex",
  flex: "none",
  borderBlock: `1px solid ${scheme.text}`,
});
export const fact = templateStyle({
  flex: "1 1 auto",
  paddingBlock: 8,
  paddingInlineEnd: 12,
  selectors: {
    "& + &": { paddingInlineStart: 12, borderInlineStart: `1px solid ${scheme.line}` },
    "&:last-child": { paddingInlineEnd: 0 },
  },
});
export const factLabel = templateStyle({ ...print(13, 18), color: scheme.text2 });
export const factValue = templateStyle({
  ...print(18, 24),
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
  whiteSpace: "nowrap",
});
templateGlobal(`${factValue} small`, {
  marginInlineStart: 4,
  ...print(13, 13),
  letterSpacing: "initial",
});

export const body = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 208px",
  gridTemplateRows: "minmax(0, 1fr)",
  columnGap: 40,
  flex: 1,
  minHeight: 0,
  paddingBlock: "16px 12px",
});
/** A paragraph without room is in the second column, which is outside of the box. */
export const text = templateStyle({
  columns: 1,
  columnFill: "auto",
  columnGap: 64,
  height: "100%",
  overflow: "clip",
});
templateGlobal(`${text} > p`, { breakInside: "avoid" });
templateGlobal(`${text} > p + p`, { paddingBlockStart: 8 });
export const lead = templateStyle({
  ...print(17, 24),
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
/** Names the remarks of the MLS. */
export const original = templateStyle({ ...print(13, 18), color: scheme.text2 });

export const aside = templateStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: 8,
  paddingInlineStart: 20,
  borderInlineStart: `1px solid ${scheme.line}`,
});
export const asideTitle = templateStyle({ fontWeight: weight.strong });
templateGlobal(`${aside} li + li`, { marginBlockStart: 4 });
export const codeRow = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: 8,
});
/** Below one open house; two leave no room, so it is next to the code. */
export const zone = templateStyle({
  flex: 1,
  minWidth: 0,
  ...print(13, 17),
  color: scheme.text2,
});
export const code = templateStyle({ display: "block", width: 96, height: 96, color: "#000" });
export const codeText = templateStyle({
  width: "100%",
  ...print(13, 17),
  color: scheme.text2,
});

/** The only text below 13 px that is required: paper has no other place for it. */
export const source = templateStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 32,
  flex: "none",
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${scheme.line}`,
  ...print(11.5, 16),
  color: scheme.text2,
});
export const mark = templateStyle({ flex: "none", color: scheme.text });

templateGlobal(`${editorial} :is(${name}, ${price}, ${lead})`, {
  ...serif,
  letterSpacing: vars.tracking.heading,
});
templateGlobal(`${editorial} :is(${price}):lang(ko)`, serifPerScript[inLanguage.ko]);
templateGlobal(`${editorial} :is(${price}):lang(ja)`, serifPerScript[inLanguage.ja]);
