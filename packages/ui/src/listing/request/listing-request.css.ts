import { serif } from "../../homepage/designs/editorial/serif.css.ts";
import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
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
  gap: 18,
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
  fontSize: rem(15),
  lineHeight: rem(23),
});
export const agentName = templateStyle({
  display: "block",
  fontSize: rem(20),
  lineHeight: rem(28),
  fontWeight: 650,
  letterSpacing: "-.02em",
});
export const agentPhone = templateStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  marginBlock: -6,
  fontWeight: 600,
  color: "inherit",
  whiteSpace: "nowrap",
});

export const content = templateStyle({
  padding: "20px 28px 28px",
  selectors: { "[data-plain] > &": { padding: 0 } },
  "@media": { [media.mobile]: { padding: `20px ${layout.margin} 32px` } },
});

export const home = templateStyle({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gap: 16,
  alignItems: "center",
  marginBlockEnd: 18,
  paddingBlockEnd: 18,
  borderBlockEnd: `1px solid ${scheme.line}`,
  fontSize: rem(15),
  lineHeight: rem(22),
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
  fontSize: rem(18),
  lineHeight: rem(26),
  fontWeight: 650,
  letterSpacing: "-.02em",
});
templateGlobal(`[data-template="editorial"] ${homePrice}`, {
  ...serif,
  fontSize: rem(26),
  lineHeight: rem(36),
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
export const times = templateStyle({ border: 0, padding: 0 });
export const timesTitle = templateStyle({
  padding: 0,
  marginBlockEnd: 6,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 560,
});
export const time = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  fontSize: rem(15),
  lineHeight: rem(22),
  cursor: "pointer",
});
templateGlobal(`${time} > input`, {
  flex: "none",
  width: 20,
  height: 20,
  margin: 0,
  accentColor: scheme.fill,
});
