import { serif, serifPerScript } from "../../homepage/designs/editorial/serif.css.ts";
import { distance } from "../../styles/distance.ts";
import { exact } from "../../styles/exact.ts";
import { windowEdge } from "../../styles/layout.css.ts";
import { role, weight } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { inLanguage } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";
import { button } from "../../components/button/button.css.ts";
import { monogram } from "../../components/monogram/monogram.css.ts";
import { side as headerSide } from "../../homepage/sections/homepage-header.css.ts";

const { scheme } = vars;
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
templateGlobal(`${editorial} .${monogram}`, {
  fontFamily: vars.font.serif,
  fontWeight: weight.semibold,
});
templateGlobal(`${editorial} .${monogram}:lang(ja)`, { fontFamily: vars.font.serifJa });

/* Sections, of which the request form is one. */

export const heading = templateStyle({
  marginBlockEnd: 24,
  ...role("heading"),
  textWrap: "balance",
  "@media": { [media.mobile]: { marginBlockEnd: 20 } },
});

/** A section whose heading is at its side under a rule. */
export const row = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: 24,
  paddingBlockStart: 40,
  paddingBlockEnd: distance.section,
  borderBlockStart: `1px solid ${scheme.text}`,
  selectors: { "&[data-first]": { borderBlockStart: 0, paddingBlockStart: distance.band } },
  "@media": {
    [media.mobile]: {
      display: "block",
      paddingBlockStart: 24,
      selectors: { "&[data-first]": { paddingBlockStart: distance.band } },
    },
  },
});
templateGlobal(`${row} > :first-child > ${heading}`, { marginBlockEnd: 20 });
templateGlobal(`${editorial} ${row} ${heading}`, {
  ...role("heading"),
  ...serif,
});
templateGlobal(`${editorial} ${row} ${heading}:lang(ko)`, serifPerScript[inLanguage.ko]);
templateGlobal(`${editorial} ${row} ${heading}:lang(ja)`, serifPerScript[inLanguage.ja]);
// Atelier has a narrow column of labels.
templateGlobal(`[data-template="atelier"] ${row}`, {
  gridTemplateColumns: "228px minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
templateGlobal(
  `[data-template="atelier"] ${row} > :first-child > ${heading}`,
  role("lead", { weight: "strong", reading: false }),
);

/** The text, with the request form at its side. */
export const body = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
  columnGap: exact("calc(24px + 100% / 12)", "a column of the page"),
  alignItems: "start",
  paddingBlockStart: distance.band,
  paddingBlockEnd: distance.section,
  "@media": {
    [media.upToTablet]: { display: "block" },
  },
});

export const aside = templateStyle({
  position: "sticky",
  insetBlockStart: 24,
  scrollMarginBlockStart: 88,
  "@media": {
    // The form is higher than the window, and its button would be out of reach.
    "(max-height: 87.49em)": { position: "static" },
    [media.tablet]: { position: "static", marginBlockStart: 64 },
    [media.mobile]: {
      position: "static",
      marginBlockStart: 64,
      marginInline: windowEdge,
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
      paddingBlockEnd: exact("env(safe-area-inset-bottom)", "the safe area"),
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
  ...role("lead", { weight: "strong", reading: false }),
  whiteSpace: "nowrap",
});
export const barAddress = templateStyle({
  minWidth: 0,
  ...role("caption"),
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
  minWidth: 44,
  minHeight: 56,
  ...role("fine", { weight: "semibold" }),
  color: "inherit",
  textDecoration: "none",
  whiteSpace: "nowrap",
  "@media": { [media.aboveMobile]: { display: "none" } },
});
