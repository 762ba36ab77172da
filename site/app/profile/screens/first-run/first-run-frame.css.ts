import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** From here on the page is next to the form. */
export const wide = "(min-width: 75em)";
/** A screen too low for bars that stay in place. */
const low = "(max-height: 37.49em)";

export const shell = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr auto",
  minHeight: "100svh",
  "@media": {
    [wide]: {
      gridTemplateColumns: "600px minmax(0, 1fr)",
      gridTemplateRows: "72px minmax(0, 1fr)",
      height: "100svh",
      minHeight: 560,
    },
  },
});

export const main = pageStyle({
  minWidth: 0,
  outline: "none",
  "@media": {
    [wide]: { minHeight: 0, borderInlineEnd: `1px solid ${platform.s200}` },
  },
});

export const form = pageStyle({
  "@media": {
    [wide]: { display: "grid", gridTemplateRows: "minmax(0, 1fr) 96px", height: "100%" },
  },
});

export const body = pageStyle({
  // The containing block of visually hidden elements, which would otherwise extend the page.
  position: "relative",
  width: "100%",
  maxWidth: 640,
  marginInline: "auto",
  padding: "24px 20px 0",
  "@media": { [wide]: { overflowY: "auto", padding: "52px 64px 32px", scrollPaddingBlock: 32 } },
});

export const title = pageStyle({
  marginBlockEnd: 6,
  fontSize: rem(28),
  lineHeight: 1.28,
  outline: "none",
  textWrap: "balance",
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: {
    "&:lang(en)": { lineHeight: 1.12 },
    "&:lang(ja)": { wordBreak: "auto-phrase" },
  },
  "@media": { [wide]: { marginBlockEnd: 10, fontSize: rem(36) } },
});

export const lead = pageStyle({
  marginBlockEnd: 22,
  color: platform.s600,
  fontSize: rem(16),
  lineHeight: rem(24),
  textWrap: "pretty",
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase" } },
  "@media": { [wide]: { marginBlockEnd: 32, fontSize: rem(17), lineHeight: rem(26) } },
});

export const footer = pageStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 5,
  padding: "12px 20px max(20px, env(safe-area-inset-bottom))",
  borderBlockStart: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": {
    [low]: { position: "static", border: 0, paddingBlock: "24px 20px" },
    [wide]: {
      position: "static",
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      padding: "0 64px",
      borderBlockStart: `1px solid ${platform.s200}`,
    },
  },
});

/** The page that stays above the footer, where it does. */
const pinnedMedia = `${media.mobile} and (min-height: 37.5em)`;

// What has the focus is above the footer, and above the pinned page.
templateGlobal(`:root:has(.${footer})`, {
  scrollPaddingBlockEnd: 105,
  "@media": { [low]: { scrollPaddingBlockEnd: 16 }, [wide]: { scrollPaddingBlockEnd: 16 } },
});

export const action = pageStyle({
  width: "100%",
  "@media": { [wide]: { width: "auto", minWidth: 176 } },
});

/** The narrow layout has its own control for the same. */
export const wideOnly = pageStyle({
  display: "none",
  "@media": { [wide]: { display: "block", marginInlineStart: -12 } },
});
templateGlobal(`.${wideOnly} > button`, { paddingInline: 12 });

/** The agent's page: next to the form, or below it. */
export const pane = pageStyle({
  minWidth: 0,
  marginBlockStart: 28,
  paddingInline: 20,
  // Room for the fixed footer.
  paddingBlockEnd: 89,
  borderBlockStart: `1px solid ${platform.s200}`,
  background: platform.s100,
  "@media": {
    [low]: { paddingBlockEnd: 24 },
    [wide]: {
      display: "grid",
      gridTemplateRows: "64px minmax(0, 1fr) 52px",
      minHeight: 0,
      margin: 0,
      paddingInline: 40,
      paddingBlockEnd: 0,
      border: 0,
    },
  },
});

/** On a phone the page stays above the footer, so that color and page are seen together. */
export const pinned = pageStyle({
  "@media": {
    [pinnedMedia]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 88,
      zIndex: 4,
      height: 262,
      paddingBlockEnd: 0,
      overflow: "hidden",
    },
  },
});

templateGlobal(`:root:has(.${pinned})`, {
  "@media": { [pinnedMedia]: { scrollPaddingBlockEnd: 366 } },
});

/** The pinned page covers the end of the form. */
templateGlobal(`.${main}[data-step="look"]`, {
  "@media": { [pinnedMedia]: { paddingBlockEnd: 360 } },
});

export const caption = pageStyle({
  minHeight: 48,
  fontSize: rem(15),
  fontWeight: 600,
  "@media": { [wide]: { fontWeight: 560 } },
});

export const address = pageStyle({ minWidth: 0, overflowWrap: "anywhere" });

export const onlyYou = pageStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  gap: 8,
  color: platform.s600,
  fontSize: rem(14),
  fontWeight: 550,
  "::before": {
    content: "",
    width: 8,
    height: 8,
    boxShadow: `inset 0 0 0 1.5px ${platform.s500}`,
  },
});

export const legend = pageStyle({
  minHeight: 44,
  color: platform.s800,
  fontSize: rem(14),
  lineHeight: rem(20),
  "::before": {
    content: "",
    flex: "none",
    width: 20,
    height: 12,
    background: platform.s200,
    outline: `1px dashed ${platform.s500}`,
  },
  "@media": {
    [wide]: {
      marginInline: -40,
      paddingInline: 40,
      borderBlockStart: `1px solid ${platform.s200}`,
      background: platform.white,
    },
  },
});

export const narrowOnly = pageStyle({ "@media": { [wide]: { display: "none" } } });
export const wideCaption = pageStyle({
  display: "none",
  "@media": { [wide]: { display: "contents" } },
});

export const seeAll = pageStyle({
  minHeight: 44,
  fontSize: rem(14),
  fontWeight: 550,
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  cursor: "pointer",
});

/** The frame of the page in the pane. */
export const view = pageStyle({
  height: 420,
  "@media": { [media.mobile]: { height: 560 }, [wide]: { height: "auto", minHeight: 0 } },
});
templateGlobal(`.${pinned} .${view}`, {
  "@media": { [pinnedMedia]: { height: 214 } },
});

/** The whole page on the full screen, of a tablet too. */
export const whole = pageStyle({ width: "100%" });
export const wholePage = pageStyle({ flex: 1, minHeight: 0, marginBlockStart: 8 });
