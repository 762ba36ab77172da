import { serif, serifPerScript } from "../../homepage/designs/editorial/serif.css.ts";
import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { inLanguage } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";
import { button } from "../../components/button/button.css.ts";
import { monogram } from "../../components/monogram/monogram.css.ts";
import { side as headerSide } from "../../homepage/sections/homepage-header.css.ts";

const { scheme, layout } = vars;
const editorial = '[data-template="editorial"]';

export const root = templateStyle({
  position: "relative",
  overflow: "clip",
  overflowWrap: "anywhere",
  background: scheme.surface,
});

// The color plane is behind the anchors.
for (const template of ["portrait", "brokerage"])
  templateGlobal(`[data-template="${template}"] .${headerSide}`, {
    color: scheme.onPlane,
    "@media": { [media.mobile]: { color: "inherit" } },
  });
templateGlobal(`${editorial} .${button}`, { borderRadius: 0 });
templateGlobal(`${editorial} .${monogram}`, { fontFamily: vars.font.serif, fontWeight: 600 });
templateGlobal(`${editorial} .${monogram}:lang(ja)`, { fontFamily: vars.font.serifJa });

/* Sections, of which the request form is one. */

export const heading = templateStyle({
  marginBlockEnd: 28,
  fontSize: rem(36),
  lineHeight: 1.25,
  letterSpacing: "-.035em",
  fontWeight: 620,
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": { [media.mobile]: { marginBlockEnd: 20, fontSize: rem(28) } },
});

/** A section whose heading is at its side under a rule. */
export const row = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: 24,
  paddingBlock: "40px 104px",
  borderBlockStart: `1px solid ${scheme.text}`,
  selectors: { "&[data-first]": { borderBlockStart: 0, paddingBlockStart: 88 } },
  "@media": {
    [media.mobile]: {
      display: "block",
      paddingBlock: "28px 72px",
      selectors: { "&[data-first]": { paddingBlockStart: 56 } },
    },
  },
});
templateGlobal(`${row} > :first-child > ${heading}`, { marginBlockEnd: 20 });
templateGlobal(`${editorial} ${row} ${heading}`, {
  ...serif,
  fontSize: rem(32),
  lineHeight: 1.5,
  "@media": { [media.mobile]: { fontSize: rem(26) } },
});
templateGlobal(`${editorial} ${row} ${heading}:lang(ko)`, serifPerScript[inLanguage.ko]);
templateGlobal(`${editorial} ${row} ${heading}:lang(ja)`, serifPerScript[inLanguage.ja]);
// Atelier has a narrow column of labels.
templateGlobal(`[data-template="atelier"] ${row}`, {
  gridTemplateColumns: "228px minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
templateGlobal(`[data-template="atelier"] ${row} > :first-child > ${heading}`, {
  fontSize: rem(20),
  lineHeight: rem(30),
  letterSpacing: "-.02em",
});

/** The text, with the request form at its side. */
export const body = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
  columnGap: "calc(24px + 100% / 12)",
  alignItems: "start",
  paddingBlock: "88px 112px",
  "@media": {
    [media.upToTablet]: { display: "block" },
    [media.mobile]: { paddingBlock: "56px 72px" },
  },
});

export const aside = templateStyle({
  position: "sticky",
  insetBlockStart: 24,
  scrollMarginBlockStart: 88,
  "@media": {
    // The form is higher than the window, and its button would be out of reach.
    "(max-height: 87.49em)": { position: "static" },
    [media.tablet]: { position: "static", marginBlockStart: 72 },
    [media.mobile]: {
      position: "static",
      marginBlockStart: 64,
      marginInline: `calc(-1 * ${layout.margin})`,
    },
  },
});

export const section = templateStyle({ scrollMarginBlockStart: 64 });

/** At the bottom on a phone; at the top otherwise, after the request form has left the window. */
export const bar = templateStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 10,
  minHeight: 64,
  background: scheme.surface,
  borderBlockEnd: `1px solid ${scheme.line}`,
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}, visibility ${vars.motion.fast}`,
  selectors: { "&[inert]": { translate: "0 -100%", visibility: "hidden" } },
  "@media": {
    [media.mobile]: {
      insetBlock: "auto 0",
      minHeight: 76,
      paddingBlockEnd: "env(safe-area-inset-bottom)",
      borderBlockStart: `1px solid ${scheme.line}`,
      borderBlockEnd: 0,
      selectors: { "&[inert]": { translate: "0 100%" } },
    },
    print: { display: "none" },
  },
});
export const barInner = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: "inherit",
  paddingBlock: 8,
});
export const barText = templateStyle({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 20px",
  minWidth: 0,
});
export const barPrice = templateStyle({
  fontSize: rem(19),
  lineHeight: rem(26),
  fontWeight: 660,
  letterSpacing: "-.025em",
  whiteSpace: "nowrap",
});
export const barAddress = templateStyle({
  minWidth: 0,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: scheme.text2,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
/** Only on a phone, which can call. */
export const barCall = templateStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 48,
  height: 48,
  color: "inherit",
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${scheme.control}`,
  "@media": { [media.aboveMobile]: { display: "none" } },
});
/** As `barCall`, with a label: the agent and the firm. */
export const barChannel = templateStyle({
  display: "grid",
  flex: "none",
  justifyItems: "center",
  alignContent: "center",
  gap: 2,
  minWidth: 44,
  minHeight: 56,
  fontSize: rem(13),
  lineHeight: rem(16),
  fontWeight: 550,
  color: "inherit",
  textDecoration: "none",
  whiteSpace: "nowrap",
  "@media": { [media.aboveMobile]: { display: "none" } },
});
