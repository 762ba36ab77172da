import { serif } from "../../homepage/designs/editorial/serif.css.ts";
import { role, weight } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, layout } = vars;

/** A card at the side of the text, or the content of a row. */
export const card = templateStyle({
  containerType: "inline-size",
  background: scheme.surface2,
  selectors: { "&[data-plain]": { background: "none" } },
});

export const agent = templateStyle({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  gap: 16,
  alignItems: "end",
  paddingInlineEnd: 20,
  color: scheme.onPlane,
  background: scheme.plane,
  "@media": { [media.mobile]: { gridTemplateColumns: "120px minmax(0, 1fr)" } },
});
export const portrait = templateStyle({
  position: "relative",
  overflow: "hidden",
  height: 130,
  "@media": { [media.mobile]: { height: 150 } },
});
export const monogram = templateStyle({
  display: "grid",
  placeItems: "center",
  height: 130,
});
export const agentText = templateStyle({
  paddingBlock: "20px 16px",
  ...role("small"),
});
export const agentName = templateStyle({
  display: "block",
  ...role("lead", { weight: "strong", reading: false }),
});
export const agentPhone = templateStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  marginBlock: -4,
  fontWeight: weight.semibold,
  color: "inherit",
  whiteSpace: "nowrap",
});

export const agentReply = templateStyle({ display: "block" });

export const content = templateStyle({
  paddingBlock: "20px 24px",
  paddingInline: 24,
  selectors: { "[data-plain] > &": { padding: 0 } },
  "@media": { [media.mobile]: { paddingBlock: "20px 32px", paddingInline: layout.margin } },
});

export const home = templateStyle({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gap: 16,
  alignItems: "center",
  marginBlockEnd: 16,
  paddingBlockEnd: 16,
  borderBlockEnd: `1px solid ${scheme.line}`,
  ...role("small"),
  selectors: {
    "&[data-no-photo]": { gridTemplateColumns: "minmax(0, 1fr)" },
    "[data-plain] &": { gridTemplateColumns: "176px minmax(0, 1fr)", gap: 24 },
  },
  "@media": {
    [media.mobile]: {
      selectors: { "[data-plain] &": { gridTemplateColumns: "112px minmax(0, 1fr)", gap: 16 } },
    },
  },
});
export const homePhoto = templateStyle({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "4 / 3",
  background: scheme.surface,
});
export const homePrice = templateStyle({
  display: "block",
  ...role("body", { weight: "strong", reading: false }),
});
templateGlobal(`[data-template="editorial"] ${homePrice}`, {
  ...role("card"),
  ...serif,
});

templateGlobal(`[data-template="editorial"] ${homePrice}:lang(ja)`, {
  fontFamily: vars.font.serifJa,
});

/** Choices that fill in the message: without JavaScript they would do nothing. */
export const choices = templateStyle({
  display: "grid",
  gap: 12,
  marginBlockEnd: 20,
  "@media": { "(scripting: none)": { display: "none" } },
});
templateGlobal(`${choices} > [role="radiogroup"]`, {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
// Fields have the surface of the page on the card.
templateGlobal(
  `${card}:not([data-plain]) :is(input:not([type="radio"], [type="checkbox"]), select, textarea)`,
  { background: scheme.surface },
);
export const times = templateStyle({ border: 0, padding: 0, minWidth: 0 });
export const timesTitle = templateStyle({
  padding: 0,
  marginBlockEnd: 4,
  ...role("small", { weight: "semibold" }),
});
export const chips = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 8,
});
export const time = templateStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: 38,
  padding: "4px 8px",
  border: `1px solid ${scheme.control}`,
  borderRadius: vars.radius.control,
  ...role("caption"),
  textAlign: "center",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    // Another day, below the open houses.
    "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" },
    "&:hover": { background: scheme.hover },
    "&:has(:checked)": {
      borderColor: scheme.accentUi,
      boxShadow: `inset 0 0 0 2px ${scheme.accentUi}`,
      fontWeight: weight.semibold,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${scheme.focus}`, outlineOffset: 3 },
  },
  "@media": {
    "(pointer: coarse)": { minHeight: 44 },
    [media.forcedColors]: {
      selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: -3 } },
    },
  },
});
/** Covers its chip, so that pointer and screen reader touches hit the input itself. */
export const timeInput = templateStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
export const timeNotes = templateStyle({
  display: "grid",
  ...role("fine"),
  color: scheme.text2,
});
