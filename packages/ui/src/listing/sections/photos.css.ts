import { overPhoto } from "../../homepage/designs/panorama/name-on-photo.css.ts";
import { image } from "../../homepage/sections/section.css.ts";
import { belowHeader, headerHeight } from "../../homepage/sections/homepage-header.css.ts";
import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { labeled } from "./altered-label.css.ts";
import { contentEdge, windowEdge } from "../../styles/layout.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** Interpolated from 1101 to 1440 px. */
const grow = (from: number, to: number) =>
  `calc(${from}px + (100vw - 1100px) * ${((to - from) / 340).toFixed(4)})`;

export const link = templateStyle({ display: "block", color: "inherit", textDecoration: "none" });

/** At a corner of the first photo: the status, and the number of photos. */
export const tab = templateStyle({
  position: "absolute",
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 48,
  paddingBlock: 4,
  paddingInline: 16,
  ...role("small", { weight: "semibold" }),
  color: scheme.text,
  background: scheme.surface,
  textDecoration: "none",
  whiteSpace: "nowrap",
});

export const statusTab = templateStyle([
  tab,
  {
    insetBlockStart: 0,
    insetInlineStart: 0,
    minHeight: 44,
    "::before": {
      content: "",
      flex: "none",
      width: 8,
      height: 8,
      background: scheme.accentUi,
      border: "0 solid CanvasText",
    },
    selectors: {
      "&[data-available=false]::before": {
        background: "transparent",
        boxShadow: `inset 0 0 0 1.5px ${scheme.text2}`,
      },
    },
    "@media": { "(forced-colors: active)": { "::before": { borderWidth: 4 } } },
  },
]);

/** Opens the list of all photos. */
export const allTab = templateStyle([
  tab,
  {
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    ":hover": { textDecoration: "underline", textUnderlineOffset: 5 },
    "@media": { [media.mobile]: { minHeight: 44, paddingInline: 12 } },
  },
]);

/** Shown instead of photos. */
export const noPhotos = templateStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  height: 420,
  padding: 24,
  color: scheme.control,
  background: scheme.surface2,
  "@media": { [media.mobile]: { height: 300 } },
});
templateGlobal(`${noPhotos} > svg`, { width: "min(56%, 420px)" });
export const noPhotosText = templateStyle({
  position: "absolute",
  insetBlockEnd: 16,
  insetInline: 24,
  ...role("small"),
  color: scheme.text2,
});

/* Mosaic: one large photo and two small ones across the color plane. */

const planeWidth = (size: number) => `calc(${size}px + max(0px, (100% - 1440px) / 2))`;

export const plane = templateStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  width: planeWidth(620),
  background: scheme.plane,
  "@media": {
    [media.laptop]: { width: grow(480, 620) },
    [media.tablet]: { width: 380 },
    [media.mobile]: { insetBlockStart: 108, width: "62%" },
  },
});

/** The color column of Atelier, which is narrower than the anchors above it. */
templateGlobal(`[data-template="atelier"] ${plane}`, {
  insetBlockStart: headerHeight.wide,
  width: planeWidth(352),
  "@media": {
    [media.tablet]: { width: 248 },
    [media.mobile]: { insetBlockStart: 108, width: "62%" },
  },
});

export const mosaicStage = templateStyle({
  position: "relative",
  paddingBlockStart: belowHeader.wide,
  paddingBlockEnd: 40,
  "@media": {
    [media.mobile]: { paddingBlockStart: belowHeader.mobile, paddingBlockEnd: 20 },
  },
});

export const mosaic = templateStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "868fr 432fr",
  gridTemplateRows: `repeat(2, ${grow(240, 304)})`,
  gap: 12,
  "@media": {
    [media.desktop]: { gridTemplateRows: "repeat(2, 304px)" },
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) 232px",
      gridTemplateRows: "repeat(2, 230px)",
    },
    [media.mobile]: {
      display: "block",
      marginInlineStart: windowEdge,
    },
  },
});
templateGlobal(`${mosaic} > :first-child`, {
  gridRow: "1 / 3",
  "@media": { [media.mobile]: { height: 430 } },
});
// One photo has the whole width, and two are side by side.
templateGlobal(`${mosaic}[data-count="1"] > :first-child`, { gridColumn: "1 / -1" });
templateGlobal(`${mosaic}[data-count="2"] > :nth-child(2)`, { gridRow: "1 / 3" });
templateGlobal(`${mosaic} > ${labeled} > a`, { height: "100%" });
templateGlobal(`${mosaic} > ${labeled}:not(:first-child)`, {
  "@media": { [media.mobile]: { display: "none" } },
});
templateGlobal(`${mosaic} > [data-photo]:not([data-photo="0"])`, {
  "@media": { [media.mobile]: { display: "none" } },
});

/* A photo at full width with the others in a strip below the title. */

export const wide = templateStyle({
  position: "relative",
  height: `calc(${headerHeight.wide}px + clamp(440px, 100svh - 300px, 42vw))`,
  paddingBlockStart: belowHeader.wide,
  "@media": {
    [media.tablet]: { height: headerHeight.wide + 520 },
    [media.mobile]: { height: headerHeight.mobile + 440, paddingBlockStart: belowHeader.mobile },
  },
});
// A name below the photo needs the room of its upper part, so that the price is in the first window.
templateGlobal(`#hero:not(${overPhoto}) ${wide}`, {
  "@media": {
    [media.aboveTablet]: {
      height: `calc(${headerHeight.wide}px + clamp(400px, 100svh - 360px, 42vw))`,
    },
  },
});
/** As high as its parent. */
export const filled = templateStyle({ height: "100%" });
export const wideTabs = templateStyle({
  position: "absolute",
  insetBlockStart: headerHeight.wide,
  insetInline: 0,
  display: "flex",
  alignItems: "start",
  gap: 16,
  pointerEvents: "none",
  "@media": { [media.mobile]: { insetBlockStart: headerHeight.mobile } },
});
templateGlobal(`${wideTabs} > *`, {
  position: "static",
  minHeight: 44,
  pointerEvents: "auto",
});
templateGlobal(`${wideTabs} > a`, { marginInlineStart: "auto" });
/** Follows the status. */
export const wideLabel = templateStyle({
  marginInlineStart: -16,
  paddingInline: 16,
  borderInlineStart: `1px solid ${scheme.line}`,
});

export const strip = templateStyle({
  display: "flex",
  gap: 12,
  paddingInline: contentEdge,
  paddingBlockStart: 64,
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollPaddingInline: contentEdge,
  scrollbarWidth: "none",
  "@media": { [media.mobile]: { paddingBlockStart: 40 } },
});
export const stripItem = templateStyle({ flex: "none", scrollSnapAlign: "start" });
export const stripPhoto = templateStyle({
  width: 630,
  height: 420,
  "@media": {
    [media.tablet]: { width: 510, height: 340 },
    [media.mobile]: { width: 270, height: 300 },
  },
});
templateGlobal(`${stripItem}:nth-child(even) ${stripPhoto}`, {
  width: 420,
  "@media": { [media.tablet]: { width: 340 }, [media.mobile]: { width: 270 } },
});

/* A large photo next to the first sentence, with plates below it. */

export const platesStage = templateStyle({
  paddingBlockStart: belowHeader.wide,
  "@media": { [media.mobile]: { paddingBlockStart: belowHeader.mobile } },
});
export const platesTop = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 978fr) minmax(0, 310fr)",
  gap: 24,
  "@media": { [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
templateGlobal(`${platesTop} > :first-child:last-child`, { gridColumn: "1 / -1" });
export const platesPhoto = templateStyle({
  position: "relative",
  height: 652,
  "@media": {
    [media.laptop]: { height: grow(498, 652) },
    [media.tablet]: { height: 460 },
    [media.mobile]: {
      height: 430,
      marginInline: windowEdge,
    },
  },
});
export const plates = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: 24,
  marginBlockStart: 24,
  "@media": {
    // Fewer plates are larger.
    [media.aboveMobile]: {
      selectors: {
        "&[data-count='1'], &[data-count='2']": {
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        },
        "&[data-count='3']": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      },
    },
    [media.mobile]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: 16,
      marginBlockStart: 20,
    },
  },
});
// The last of an odd number is as wide as two.
templateGlobal(`${plates} > li:last-child:nth-child(odd)`, {
  "@media": { [media.mobile]: { gridColumn: "1 / -1" } },
});
export const platePhoto = templateStyle({ aspectRatio: "3 / 2" });

/** Below a photo of the strip or a plate. */
export const caption = templateStyle({
  paddingBlockStart: 8,
  ...role("small"),
  color: scheme.text2,
  textWrap: "balance",
});
templateGlobal(`${caption} > b`, {
  marginInlineEnd: 8,
  ...role("body", { weight: "semibold", reading: false }),
  color: scheme.text,
});

/* All photos: the destination of the links without JavaScript. */

export const all = templateStyle({
  display: "none",
  paddingBlockStart: 64,
  selectors: { "&:has(:target), &:target": { display: "block" } },
});
export const allHeading = templateStyle(role("heading"));
export const allList = templateStyle({
  display: "grid",
  gap: 32,
  marginBlockStart: 24,
});
export const allItem = templateStyle({ scrollMarginBlockStart: 24 });
export const allPhoto = templateStyle({ aspectRatio: "3 / 2" });
templateGlobal(`${allPhoto} > ${image}`, { objectFit: "contain" });

/** What was altered in the photo above, before its original. */
export const alteration = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  paddingBlock: 12,
  ...role("small"),
});
