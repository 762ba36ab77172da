import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, radius, motion } = vars;

/** Space for the buttons at each side of the photo, in px. */
const side = 120;

/** Width divided by height; 3 : 2 until it is known. */
export const photoRatio = "--photo-ratio";
const ratio = `var(${photoRatio}, 1.5)`;

export const viewer = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: 31,
  display: "grid",
  gridTemplateRows: "minmax(72px, auto) minmax(0, 1fr) minmax(104px, auto)",
  gridTemplateColumns: "minmax(0, 1fr)",
  overscrollBehavior: "contain",
  color: scheme.text,
  background: scheme.surface,
  selectors: { "&:focus": { outline: "none" } },
  "@media": {
    [media.mobile]: { gridTemplateRows: "minmax(64px, auto) minmax(0, 1fr) auto" },
  },
});

componentGlobal(`html:has(.${viewer})`, { overflow: "hidden" });

export const top = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 16,
  paddingBlock: 0,
  paddingInline: "32px 24px",
  "@media": { [media.mobile]: { paddingBlock: 0, paddingInline: "20px 8px" } },
});

export const place = componentStyle({
  flex: 1,
  minWidth: 0,
  ...role("base", { weight: "semibold" }),
});

export const city = componentStyle({
  marginInlineStart: 12,
  fontWeight: weight.regular,
  color: scheme.text2,
  "@media": { [media.mobile]: { display: "none" } },
});

/** Left to right in every language, like the arrow keys. */
export const track = componentStyle({
  display: "flex",
  direction: "ltr",
  overflow: "auto hidden",
  overscrollBehavior: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  touchAction: "pan-x pinch-zoom",
  selectors: {
    // One finger moves the zoomed view instead of the list.
    "&[data-zoomed=true]": { overflow: "hidden", touchAction: "auto" },
  },
});

export const slide = componentStyle({
  containerType: "size",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "100%",
  height: "100%",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});

/** As large as the ratio of the photo allows. Visible until the photo covers it. */
export const photo = componentStyle({
  position: "relative",
  overflow: "hidden",
  width: `min(100cqw - ${2 * side}px, 100cqh * ${ratio})`,
  aspectRatio: ratio,
  background: scheme.surface2,
  "@media": { [media.mobile]: { width: `min(100cqw, 100cqh * ${ratio})` } },
});

export const image = componentStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

const button = {
  position: "absolute",
  insetBlockStart: "calc(50% - 48px)",
  width: 64,
  height: 64,
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1px ${scheme.control}`,
  "@media": {
    // Swiping and the thumbnails replace them.
    [media.mobile]: { display: "none" },
    [media.forcedColors]: { border: "1px solid ButtonText" },
  },
} as const;

export const previous = componentStyle({ ...button, left: 32 });
export const next = componentStyle({ ...button, right: 32 });

/** Title, thumbnails and counter; on a phone the thumbnails are below the others. */
export const footer = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) fit-content(50%) minmax(0, 1fr)",
  alignItems: "center",
  gap: 24,
  paddingInline: 32,
  ...role("body", { reading: false }),
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: "12px 16px",
      paddingBlockStart: 16,
      paddingInline: 20,
      paddingBlockEnd: exact("max(20px, env(safe-area-inset-bottom))", "the safe area"),
    },
  },
});

/** Long descriptions are cut; the photo has all of the text as its alternative text. */
export const title = componentStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  ...role("base", { weight: "semibold" }),
});

/** The title, and what was altered; on a phone, what was altered is above title and counter. */
export const caption = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, max-content) auto",
  justifyContent: "start",
  alignItems: "center",
  columnGap: 16,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 4 },
    [media.mobile]: { display: "contents" },
  },
});
export const alteration = componentStyle({
  display: "contents",
  "@media": {
    [media.mobile]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "8px 16px",
      gridColumn: "1 / -1",
      order: -1,
    },
  },
});
export const alterationLabel = componentStyle({
  gridColumn: 1,
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontWeight: weight.semibold,
});
export const alterationText = componentStyle({
  gridColumn: 1,
  color: scheme.text2,
  "@media": { [media.mobile]: { width: "100%" } },
});
export const alterationSwitch = componentStyle({
  gridColumn: 2,
  gridRow: "1 / span 3",
  "@media": { [media.tablet]: { gridColumn: 1, gridRow: "auto" } },
});

export const counter = componentStyle({
  gridColumn: 3,
  gridRow: 1,
  justifySelf: "end",
  fontWeight: weight.semibold,
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { [media.mobile]: { gridColumn: 2, gridRow: "auto" } },
});

/** A photo that moves between the page and the viewer. */
export const transitionName = "rt-photo";

componentGlobal(`::view-transition-group(${transitionName})`, {
  animationDuration: motion.panel,
  animationTimingFunction: motion.ease,
});
for (const state of ["old", "new"])
  componentGlobal(`::view-transition-${state}(${transitionName})`, {
    height: "100%",
    objectFit: "cover",
  });

export const link = componentStyle({
  display: "none",
  gridColumn: "1 / -1",
  marginBlockStart: 8,
  "@media": { [media.mobile]: { display: "grid", order: 1 } },
});

export const thumbnails = componentStyle({
  position: "relative",
  gridRow: 1,
  gridColumn: 2,
  display: "flex",
  gap: 8,
  overflow: "auto hidden",
  scrollbarWidth: "none",
  // Space for the focus ring and the bar.
  paddingBlock: "8px 12px",
  paddingInline: 8,
  "@media": {
    [media.mobile]: { order: 1, gridRow: "auto", gridColumn: "1 / -1", marginInline: -8 },
  },
});

componentGlobal(`.${thumbnails} > li`, { flex: "none" });

export const thumbnail = componentStyle({
  position: "relative",
  display: "block",
  width: 90,
  height: 60,
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
  outlineOffset: 2,
  selectors: {
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: -8,
      height: 3,
      background: scheme.text,
    },
  },
  "@media": {
    [media.mobile]: { width: 72, height: 54 },
    [media.forcedColors]: {
      selectors: { "&[aria-current]::after": { background: "Highlight" } },
    },
  },
});

export const thumbnailImage = componentStyle({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  opacity: 0.62,
  selectors: { [`${thumbnail}[aria-current] > &, ${thumbnail}:hover > &`]: { opacity: 1 } },
});
