import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media, visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;
const bar = 56;
const left = { wide: 64, laptop: 48, tablet: 24, phone: 20 };

/** List and detail side by side, each with its own scrolling; on a phone one at a time. */
export const inbox = pageStyle({
  display: "grid",
  gridTemplateColumns: "clamp(372px, 36.12vw, 520px) minmax(0, 1fr)",
  height: `calc(100svh - ${bar}px)`,
  "@media": { [media.mobile]: { display: "block", height: "auto" } },
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
  "@media": {
    [media.mobile]: {
      overflow: "visible",
      selectors: { "[data-open=false] > &": { display: "none" } },
    },
  },
});

export const head = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 4,
  padding: `40px 24px 16px ${left.wide}px`,
  "@media": {
    [media.laptop]: { paddingInlineStart: left.laptop },
    [media.tablet]: { padding: `28px 8px 12px ${left.tablet}px` },
    [media.mobile]: { padding: `28px 12px 10px ${left.phone}px` },
  },
});

export const title = pageStyle({
  flex: 1,
  fontSize: rem(34),
  lineHeight: rem(44),
  outline: "none",
  "@media": { [media.upToTablet]: { fontSize: rem(28), lineHeight: rem(38) } },
});

/** A select of 44 px. */
export const filter = pageStyle({ width: "auto", maxWidth: 150 });
templateGlobal(`.${filter} button`, {
  minHeight: 44,
  paddingInline: "12px 8px",
  borderColor: platform.s300,
  fontSize: rem(15),
});

const inset = {
  paddingInline: `${left.wide}px 32px`,
  "@media": {
    [media.laptop]: { paddingInlineStart: left.laptop },
    [media.tablet]: { paddingInline: `${left.tablet}px 16px` },
    [media.mobile]: { paddingInline: left.phone },
  },
};

export const search = pageStyle({ ...inset, display: "block", paddingBlockEnd: 12 });

/** The button for the settings of notifications, aligned with the text of the list. */
export const settings = pageStyle({ ...inset, paddingBlockEnd: 8 });
templateGlobal(`.${settings} > button`, { marginInlineStart: -12 });

export const notice = pageStyle({ ...inset, paddingBlockEnd: 12 });

export const announcement = visuallyHidden;

/** Tabs of 52 px with unread counts in blue. */
export const tabs = pageStyle({});
templateGlobal(`.${tabs} [role=tablist]`, {
  ...inset,
  gap: 28,
  "@media": {
    ...inset["@media"],
    [media.tablet]: { ...inset["@media"][media.tablet], gap: 14, overflow: "auto hidden" },
    [media.mobile]: { ...inset["@media"][media.mobile], gap: 28, marginInline: 0 },
  },
});
templateGlobal(`.${tabs} [role=tab]`, {
  gap: 8,
  paddingInline: 0,
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

export const withoutTabs = pageStyle({ borderBlockStart: `1px solid ${platform.s200}` });

export const empty = pageStyle({ padding: "56px 64px", color: platform.s600, fontSize: rem(16) });

/** Load error or skeleton in place of the detail. */
export const loadState = pageStyle({
  maxWidth: 820,
  padding: "56px 64px",
  "@media": {
    [media.tablet]: { padding: "40px 32px" },
    [media.mobile]: { padding: "16px 20px" },
  },
});

// On a phone an open entry replaces the list; the heading stays for screen readers.
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
