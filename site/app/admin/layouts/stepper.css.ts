import { exact, pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { low } from "../editor-bar.ts";

const { platform } = vars;

/** From here on the page is next to the form. */
export const wide = "(min-width: 75em)";
const narrow = "(max-width: 74.99em)";
/** The page that stays above the foot, where it does. */
const pinnedMedia = `${media.mobile} and (min-height: 37.5em)`;

export const stepper = pageStyle({
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

export const header = pageStyle({
  // The containing block of what only screen readers get.
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gridTemplateRows: "56px auto",
  alignItems: "center",
  columnGap: 12,
  paddingInline: 20,
  "@media": {
    [wide]: {
      gridColumn: "1 / -1",
      display: "flex",
      alignItems: "stretch",
      columnGap: 32,
      paddingInline: "64px 40px",
      borderBlockEnd: `1px solid ${platform.s200}`,
    },
  },
});

export const wideOnly = pageStyle({ "@media": { [narrow]: { display: "none" } } });

export const narrowOnly = pageStyle({ "@media": { [wide]: { display: "none" } } });

/** The narrow header shows the back button in its place. */
export const mark = pageStyle({
  alignSelf: "center",
  flex: "none",
  "@media": { [narrow]: { selectors: { "&:has(+ button)": { display: "none" } } } },
});

export const back = pageStyle({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginInlineStart: -12,
});

export const place = pageStyle({
  overflow: "hidden",
  ...role("small", { weight: "semibold" }),
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const count = pageStyle({
  marginInlineEnd: 8,
  color: platform.s600,
  fontWeight: weight.medium,
  fontVariantNumeric: "tabular-nums",
});

export const nav = pageStyle({ flex: 1, minWidth: 0 });

export const steps = pageStyle({
  display: "flex",
  gap: exact("clamp(16px, 2.7vw, 40px)", "five names in one line"),
  height: "100%",
});

export const step = pageStyle({
  display: "flex",
  color: platform.s600,
  selectors: { "&[data-state=done]": { color: platform.ink } },
});

export const link = pageStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 8,
  ...role("small", { weight: "medium" }),
  color: "inherit",
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&[aria-current]": { color: platform.ink, fontWeight: weight.strong },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: -1,
      height: 3,
      background: platform.ink,
    },
    "a&:hover": { textDecoration: "underline", textUnderlineOffset: 4 },
  },
});

/** A number or a check. */
pageGlobal(`.${link} > :is(svg, i)`, {
  flex: "none",
  width: 18,
  fontStyle: "normal",
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});

export const end = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  "@media": { [wide]: { flex: "none", gap: 24 } },
});

/** A bar for each step. */
export const bars = pageStyle({
  gridColumn: "1 / -1",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: 4,
});

export const bar = pageStyle({
  height: 4,
  background: platform.s200,
  selectors: {
    "&[data-state=done]": { background: platform.ink },
    "&[data-state=current]": { background: platform.blue },
  },
});

export const main = pageStyle({
  minWidth: 0,
  outline: "none",
  "@media": {
    [wide]: { minHeight: 0, borderInlineEnd: `1px solid ${platform.s200}` },
    // The pinned page covers the end of the form.
    [pinnedMedia]: {
      selectors: { "&:has(+ [data-pinned])": { paddingBlockEnd: exact(360, "page and foot") } },
    },
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
  paddingBlock: "24px 0",
  paddingInline: 20,
  "@media": {
    [wide]: {
      overflowY: "auto",
      paddingBlock: "40px 32px",
      paddingInline: 64,
      scrollPaddingBlock: 32,
    },
  },
});

export const title = pageStyle({ marginBlockEnd: 8, outline: "none" });

export const lead = pageStyle({
  marginBlockEnd: 24,
  textWrap: "pretty",
  "@media": { [wide]: { marginBlockEnd: 32 } },
});

export const foot = pageStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 5,
  paddingBlockStart: 12,
  paddingBlockEnd: exact("max(20px, env(safe-area-inset-bottom))"),
  paddingInline: 20,
  borderBlockStart: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": {
    [low]: { position: "static", border: 0, paddingBlock: "24px 20px" },
    [wide]: {
      position: "static",
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      paddingBlock: 0,
      paddingInline: 64,
      borderBlockStart: `1px solid ${platform.s200}`,
    },
  },
});

// What has the focus is above the foot, and above the pinned page.
pageGlobal(`:root:has(.${foot})`, {
  scrollPaddingBlockEnd: 105,
  "@media": {
    [low]: { scrollPaddingBlockEnd: 16 },
    [wide]: { scrollPaddingBlockEnd: 16 },
  },
});
pageGlobal(`:root:has(.${foot}):has([data-pinned])`, {
  "@media": { [pinnedMedia]: { scrollPaddingBlockEnd: 366 } },
});

/** Starts with the fields. */
export const previous = pageStyle([wideOnly, { marginInlineStart: -12 }]);

export const action = pageStyle({
  width: "100%",
  "@media": { [wide]: { width: "auto", minWidth: 176, marginInlineStart: "auto" } },
});

/** Next to the form, or below it. */
export const page = pageStyle({
  minWidth: 0,
  marginBlockStart: 24,
  paddingInline: 20,
  paddingBlockEnd: exact(89, "the foot"),
  borderBlockStart: `1px solid ${platform.s200}`,
  background: platform.s100,
  "@media": {
    [low]: { paddingBlockEnd: 24 },
    [wide]: {
      display: "grid",
      gridTemplateRows: "64px minmax(0, 1fr) 52px",
      minHeight: 0,
      marginBlockStart: 0,
      paddingInline: 40,
      paddingBlockEnd: 0,
      border: 0,
    },
    // Above the foot, so that what is chosen and the page are seen together.
    [pinnedMedia]: {
      selectors: {
        "&[data-pinned]": {
          position: "fixed",
          insetInline: 0,
          insetBlockEnd: 88,
          zIndex: 4,
          height: 262,
          paddingBlockEnd: 0,
          overflow: "hidden",
        },
      },
    },
  },
});
