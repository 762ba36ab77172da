import { serif, serifPerScript } from "../../homepage/designs/editorial/serif.css.ts";
import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { inLanguage } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

/* Letter at 96 dpi. Sizes are in px, since the text size of an agent's pages is for screens. */

const { scheme } = vars;
const editorial = '[data-template="editorial"]';
const small = { fontSize: 13.5, lineHeight: "20.5px" } as const;

export const sheet = templateStyle({
  display: "flex",
  flexDirection: "column",
  width: 816,
  height: 1056,
  padding: "40px 48px 36px",
  overflow: "hidden",
  background: "#fff",
  color: scheme.text,
  ...small,
  letterSpacing: "-.01em",
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
export const agent = templateStyle({ fontSize: 17, lineHeight: "22px", fontWeight: 640 });
export const license = templateStyle({ ...small, fontWeight: 400, color: scheme.text2 });
export const phone = templateStyle({
  marginInlineStart: "auto",
  fontSize: 20,
  fontWeight: 640,
  whiteSpace: "nowrap",
  selectors: { "&[data-small]": { fontSize: 17 } },
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
  paddingBlock: "17px 12px",
});
export const name = templateStyle({
  fontSize: 42,
  lineHeight: 1.12,
  fontWeight: 640,
  letterSpacing: "-.04em",
  textWrap: "balance",
  selectors: {
    "&[data-size=medium]": { fontSize: 28, letterSpacing: "-.03em" },
    "&[data-size=small]": { fontSize: 22, letterSpacing: "-.02em" },
  },
});
export const place = templateStyle({
  marginBlockStart: 4,
  fontSize: 15,
  lineHeight: "20px",
  color: scheme.text2,
});
export const price = templateStyle({
  flex: "none",
  fontSize: 30,
  lineHeight: 1.1,
  fontWeight: 640,
  letterSpacing: "-.035em",
  selectors: { "&[data-words]": { fontSize: 22 } },
});
export const note = templateStyle({ color: scheme.text2, textAlign: "end" });

export const facts = templateStyle({
  display: "flex",
  flex: "none",
  borderBlock: `1px solid ${scheme.text}`,
});
export const fact = templateStyle({
  flex: "1 1 auto",
  paddingBlock: "9px 8px",
  paddingInlineEnd: 12,
  selectors: {
    "& + &": { paddingInlineStart: 12, borderInlineStart: `1px solid ${scheme.line}` },
    "&:last-child": { paddingInlineEnd: 0 },
  },
});
export const factLabel = templateStyle({ fontSize: 13, lineHeight: "18px", color: scheme.text2 });
export const factValue = templateStyle({
  fontSize: 18,
  lineHeight: "24px",
  fontWeight: 640,
  letterSpacing: "-.02em",
  whiteSpace: "nowrap",
});
templateGlobal(`${factValue} small`, {
  marginInlineStart: 5,
  fontSize: 13,
  lineHeight: 1,
  letterSpacing: 0,
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
  columnGap: 80,
  height: "100%",
  overflow: "clip",
});
templateGlobal(`${text} > p`, { breakInside: "avoid" });
templateGlobal(`${text} > p + p`, { paddingBlockStart: 8 });
export const lead = templateStyle({
  fontSize: 17,
  lineHeight: "24px",
  fontWeight: 640,
  letterSpacing: "-.02em",
});

export const aside = templateStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: 8,
  paddingInlineStart: 20,
  borderInlineStart: `1px solid ${scheme.line}`,
});
export const asideTitle = templateStyle({ fontWeight: 640 });
templateGlobal(`${aside} li + li`, { marginBlockStart: 4 });
export const codeRow = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: 10,
});
/** Below one open house; two leave no room, so it is next to the code. */
export const zone = templateStyle({
  flex: 1,
  minWidth: 0,
  fontSize: 13,
  lineHeight: "17px",
  color: scheme.text2,
});
export const code = templateStyle({ display: "block", width: 96, height: 96, color: "#000" });
export const codeText = templateStyle({
  width: "100%",
  fontSize: 13,
  lineHeight: "17px",
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
  fontSize: 11.5,
  lineHeight: "16px",
  color: scheme.text2,
});
export const mark = templateStyle({ flex: "none", color: scheme.text });

templateGlobal(`${editorial} :is(${name}, ${price}, ${lead})`, {
  ...serif,
  letterSpacing: "-.02em",
});
templateGlobal(`${editorial} :is(${price}):lang(ko)`, serifPerScript[inLanguage.ko]);
templateGlobal(`${editorial} :is(${price}):lang(ja)`, serifPerScript[inLanguage.ja]);
