import { exact } from "../styles/exact.ts";
import { role } from "../styles/role.ts";
import { componentGlobal, componentStyle } from "../styles/scaled.ts";
import { media } from "../styles/media.ts";
import { vars } from "../theme/contract.css.ts";

const { scheme } = vars;

export const root = componentStyle({ position: "absolute", inset: 0, isolation: "isolate" });

export const canvas = componentStyle({
  position: "absolute",
  inset: 0,
  // Its panes are below the buttons.
  zIndex: 0,
  overflow: "hidden",
  background: scheme.surface2,
  ":focus-visible": { outline: `2px solid ${scheme.focus}`, outlineOffset: -4 },
});

/* What Leaflet's stylesheet sets, for the parts that are used. */

const positioned = [
  ".leaflet-pane",
  ".leaflet-layer",
  ".leaflet-tile",
  ".leaflet-tile-container",
  ".leaflet-marker-icon",
];
componentGlobal(`${canvas} :is(${positioned.join(", ")})`, {
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
});
componentGlobal(`${canvas} .leaflet-tile`, {
  visibility: "hidden",
  maxWidth: "none",
  userSelect: "none",
});
componentGlobal(`${canvas} .leaflet-tile-loaded`, { visibility: "inherit" });
componentGlobal(`${canvas} .leaflet-pane`, { zIndex: 400 });
componentGlobal(`${canvas} .leaflet-tile-pane`, { zIndex: 200 });
componentGlobal(`${canvas} .leaflet-marker-pane`, { zIndex: 600 });
componentGlobal(`${canvas} .leaflet-zoom-animated`, { transformOrigin: "0 0" });
componentGlobal(`${canvas}.leaflet-zoom-anim .leaflet-zoom-animated`, {
  "@media": { [media.motionOk]: { transition: "transform 250ms cubic-bezier(0, 0, .25, 1)" } },
});
componentGlobal(`${canvas}:is(.leaflet-zoom-anim, .leaflet-pan-anim) .leaflet-tile`, {
  transition: "none",
});
componentGlobal(`${canvas}.leaflet-grab`, { cursor: "grab" });
componentGlobal(`${canvas}.leaflet-drag-target, ${canvas}.leaflet-dragging`, {
  cursor: "grabbing",
});
componentGlobal(`${canvas}.leaflet-touch-zoom`, { touchAction: "pan-x pan-y" });

/** Centered above its position, with a point at it. */
export const marker = componentStyle({
  position: "absolute",
  insetBlockEnd: 7,
  insetInlineStart: 0,
  translate: "-50% 0",
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  paddingInline: 12,
  whiteSpace: "nowrap",
  ...role("base", { weight: "semibold" }),
  color: scheme.onFill,
  background: scheme.fill,
  boxShadow: `inset 0 0 0 1px ${scheme.fillEdge}`,
  textDecoration: "none",
  ":hover": { background: scheme.fillHover, zIndex: 1 },
  ":focus-visible": { outline: `2px solid ${scheme.focus}`, outlineOffset: 2, zIndex: 1 },
  "::after": {
    content: "",
    position: "absolute",
    insetBlockStart: "100%",
    insetInlineStart: "calc(50% - 7px)",
    border: "7px solid transparent",
    borderBlockStartColor: "inherit",
    borderBlockEndWidth: 0,
  },
  borderColor: scheme.fill,
});

/** Several homes. */
export const group = componentStyle({
  color: scheme.text,
  background: scheme.surface,
  borderColor: scheme.text,
  boxShadow: `inset 0 0 0 2px ${scheme.text}`,
  ":hover": { background: scheme.surface2 },
});

/** The homes of a group that is not divided by zooming in, above the lower edge of the window. */
export const list = componentStyle({
  position: "fixed",
  inset: "auto 0 24px",
  width: "min(400px, calc(100% - 32px))",
  maxHeight: "min(60svh, 480px)",
  marginInline: "auto",
  paddingBlock: 8,
  border: `1px solid ${scheme.text}`,
  overflowY: "auto",
  color: scheme.text,
  background: scheme.surface,
});
componentGlobal(`${list} a`, {
  display: "flex",
  alignItems: "center",
  minHeight: 48,
  paddingInline: 20,
  color: "inherit",
  ...role("base"),
});

export const zoom = componentStyle({
  position: "absolute",
  insetBlockStart: 16,
  insetInlineEnd: 16,
  display: "grid",
  gap: exact(1, "a hairline"),
  background: scheme.line,
});
export const zoomButton = componentStyle({
  width: 44,
  height: 44,
  ...role("card", { weight: "regular" }),
  color: scheme.text,
  background: scheme.surface,
  cursor: "pointer",
  ":hover": { background: scheme.surface2 },
});

export const attribution = componentStyle({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxWidth: "100%",
  padding: "4px 8px",
  ...role("caption"),
  color: scheme.text,
  background: scheme.surface,
});
componentGlobal(`${attribution} > a`, { color: "inherit" });

/** At the lower edge, so that what the map would replace is visible. */
export const failed = componentStyle({
  position: "absolute",
  inset: "auto 0 0",
  paddingInline: 16,
  background: scheme.surface,
});
