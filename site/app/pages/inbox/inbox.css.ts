import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media, visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { page } from "#app/admin/admin-page.css.ts";

const { platform } = vars;
const bar = 56;
const left = { wide: 32, tablet: 24, phone: 20 };

/** List and detail side by side, each with its own scrolling; on a phone one at a time. */
export const inbox = pageStyle({
  display: "grid",
  gridTemplateColumns: "420px minmax(0, 1fr)",
  height: `calc(100svh - ${bar}px)`,
  "@media": {
    [media.laptop]: { gridTemplateColumns: "360px minmax(0, 1fr)" },
    [media.tablet]: {
      gridTemplateColumns: "300px minmax(0, 1fr)",
      // The tabs of the kinds of requests are on one line.
      selectors: { "&[data-staff=true]": { gridTemplateColumns: "348px minmax(0, 1fr)" } },
    },
    [media.mobile]: { display: "block", height: "auto" },
  },
});

export const side = pageStyle({
  overflow: "hidden auto",
  borderInlineEnd: `1px solid ${platform.s200}`,
  overscrollBehavior: "contain",
  "@media": { [media.mobile]: { overflow: "visible", border: 0 } },
});

export const main = pageStyle({
  overflow: "hidden auto",
  overscrollBehavior: "contain",
  // The composer may cover the end.
  scrollPaddingBlockEnd: 320,
  "@media": {
    [media.mobile]: {
      overflow: "visible",
      selectors: { "[data-open=false] > &": { display: "none" } },
    },
  },
});

export const head = pageStyle({
  padding: `28px 14px 0 ${left.wide}px`,
  "@media": {
    [media.tablet]: { padding: `24px 8px 0 ${left.tablet}px` },
    [media.mobile]: { padding: `20px 8px 0 ${left.phone}px` },
  },
});

export const title = pageStyle({
  flex: 1,
  fontSize: rem(28),
  lineHeight: rem(36),
  outline: "none",
});

const inset = {
  paddingInline: `${left.wide}px 24px`,
  "@media": {
    [media.tablet]: { paddingInline: `${left.tablet}px 16px` },
    [media.mobile]: { paddingInline: left.phone },
  },
};

/** Links of 48 px that filter by status. */
export const filters = pageStyle({
  ...inset,
  display: "flex",
  flexWrap: "wrap",
  columnGap: 22,
  borderBlockEnd: `1px solid ${platform.s200}`,
  "@media": {
    ...inset["@media"],
    [media.tablet]: { ...inset["@media"][media.tablet], columnGap: 14 },
  },
});

export const filter = pageStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 7,
  minWidth: 44,
  minHeight: 48,
  color: platform.s600,
  fontSize: rem(15),
  fontWeight: 520,
  textDecoration: "none",
  selectors: {
    "&:hover, &[aria-current]": { color: platform.ink },
    "&[aria-current]": { fontWeight: 660 },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: -1,
      height: 3,
      background: platform.ink,
    },
  },
});

export const count = pageStyle({
  fontSize: rem(14),
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
});

export const search = pageStyle({ ...inset, display: "block", paddingBlock: 14 });

export const notice = pageStyle({ ...inset, paddingBlock: 12 });

/** Contact requests in a notice, each with its button. */
export const held = pageStyle({ margin: "12px 0 4px" });

export const heldContact = pageStyle({ overflowWrap: "anywhere" });
templateGlobal(`.${heldContact} button`, { marginBlockStart: 8 });

export const announcement = visuallyHidden;

/** Tabs of 52 px with unread counts in blue. */
export const tabs = pageStyle({});
templateGlobal(`.${tabs} [role=tablist]`, {
  ...inset,
  gap: 28,
  marginInline: 0,
  backgroundPosition: "0 100%",
  backgroundSize: "100% 1px",
  "@media": {
    ...inset["@media"],
    [media.tablet]: {
      ...inset["@media"][media.tablet],
      columnGap: 14,
      rowGap: 0,
      flexWrap: "wrap",
    },
    [media.mobile]: { ...inset["@media"][media.mobile], gap: 28, marginInline: 0 },
  },
});
templateGlobal(`.${tabs} [role=tab]`, {
  gap: 8,
  paddingInline: 0,
  marginInline: 0,
  fontSize: rem(16),
  "@media": { [media.tablet]: { fontSize: rem(15) } },
});
templateGlobal(`.${tabs} [aria-selected=true]::after`, {
  insetInline: 0,
  background: platform.ink,
});
templateGlobal(`.${tabs} [role=tab] > span`, {
  minWidth: 20,
  height: 20,
  paddingInline: 6,
  borderRadius: 10,
  color: platform.white,
  background: platform.blue,
  fontSize: rem(12.5),
  fontWeight: 650,
  lineHeight: rem(20),
  textAlign: "center",
});
templateGlobal(`.${tabs} [role=tabpanel]`, { paddingBlockStart: 0, outlineOffset: -3 });

export const empty = pageStyle({ padding: "56px 36px", color: platform.s600, fontSize: rem(16) });

/** Load error or skeleton in place of the detail. */
export const loadState = pageStyle({
  maxWidth: 820,
  padding: "32px 36px",
  "@media": {
    [media.tablet]: { padding: 24 },
    [media.mobile]: { padding: "16px 20px" },
  },
});

// On a phone an open entry replaces the list and the navigation; the heading stays for screen readers.
const covered = `[data-open=true] > .${side}`;
templateGlobal(`:is(${covered} > :not(.${head}), ${covered} > .${head} > :not(h1))`, {
  "@media": { [media.mobile]: { display: "none" } },
});
templateGlobal(covered, {
  "@media": {
    [media.mobile]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
templateGlobal(`.${page}:has([data-open=true] > .${side}) > header`, {
  "@media": { [media.mobile]: { display: "none" } },
});
/** The bar with the ways to answer covers the end. */
templateGlobal(`[data-open=true] > .${main}`, {
  "@media": { [media.mobile]: { paddingBlockEnd: 80 } },
});
