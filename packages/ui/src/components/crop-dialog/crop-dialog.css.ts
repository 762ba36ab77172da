import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const close = componentStyle({
  position: "absolute",
  insetBlockStart: 22,
  insetInlineEnd: 20,
  "@media": { [media.mobile]: { insetBlockStart: 24, insetInlineEnd: 8 } },
});

export const tools = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "20px 24px",
  marginBlockStart: 20,
  "@media": { [media.mobile]: { flexDirection: "column", alignItems: "stretch", gap: 16 } },
});

// Compact segments, so that five ratios and the zoom fit on one line.
componentGlobal(`.${tools} [role=radiogroup] label`, {
  "@media": { [media.aboveMobile]: { paddingInline: 12, fontSize: role("caption").fontSize } },
});

export const zoom = componentStyle({
  display: "flex",
  flex: "1 1 220px",
  alignItems: "center",
  gap: 24,
  minHeight: 44,
  ...role("small", { weight: "semibold" }),
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { flex: "none" } },
});

const line = (color: string) => `linear-gradient(${color}, ${color})`;

const thumb = {
  boxSizing: "border-box",
  width: 24,
  height: 24,
  border: `2px solid ${scheme.text}`,
  borderRadius: vars.radius.full,
  background: scheme.surface,
} as const;

/** A 4 px track; an inline `background-size` sets its filled part. */
export const range = componentStyle({
  flex: 1,
  width: "100%",
  minWidth: 0,
  height: 44,
  margin: 0,
  background: `${line(scheme.text)} 0 50% no-repeat, ${line(scheme.outline)} 0 50% no-repeat`,
  appearance: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-slider-thumb": { ...thumb, appearance: "none" },
    "&::-moz-range-thumb": thumb,
    "&:disabled": { cursor: "not-allowed" },
  },
  "@media": { [media.forcedColors]: { appearance: "auto", background: "none" } },
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: 8,
  maxWidth: "100%",
  marginInlineStart: "auto",
});

componentGlobal(`.${actions} > *`, {
  "@media": { [media.mobile]: { flex: 1 } },
});
componentGlobal(`.${actions}`, {
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
});

const { platform } = vars;

/** Dark padding around the image, so that frame corners at its edge stay visible. */
export const stage = componentStyle({
  display: "grid",
  placeItems: "center",
  containerType: "size",
  height: "clamp(220px, 100svh - 240px, 520px)",
  marginBlockStart: 16,
  padding: 16,
  color: platform.white,
  background: platform.ink,
  ...role("small"),
  // Frame and handles stay white on a photograph in forced colors.
  forcedColorAdjust: "none",
  "@media": { [media.mobile]: { height: "clamp(220px, 100svh - 360px, 100vw)" } },
});

export const image = componentStyle({
  position: "absolute",
  maxWidth: "none",
  touchAction: "none",
  userSelect: "none",
  selectors: { "&[data-movable]": { cursor: "grab" } },
});

// Styles for react-image-crop: its own stylesheet supports neither cascade layers nor themes.
const part = (name: string) => `.${stage} .ReactCrop__${name}`;

componentGlobal(`.${stage} .ReactCrop`, { position: "relative" });
componentGlobal(part("child-wrapper"), { position: "absolute", inset: 0, overflow: "hidden" });
componentGlobal(part("crop-mask"), { position: "absolute", inset: 0, pointerEvents: "none" });
componentGlobal(`${part("crop-mask")} > rect`, { fill: platform.scrim, fillOpacity: 1 });
componentGlobal(part("crop-selection"), {
  position: "absolute",
  boxShadow: `0 0 0 2px ${platform.white}`,
  cursor: "move",
  touchAction: "none",
});
const third = {
  content: "",
  position: "absolute",
  pointerEvents: "none",
  border: `0 solid ${platform.whiteRule}`,
} as const;
componentGlobal(`${part("crop-selection")}::before`, {
  ...third,
  inset: "0 33.33%",
  borderInlineWidth: 1,
});
componentGlobal(`${part("crop-selection")}::after`, {
  ...third,
  inset: "33.33% 0",
  borderBlockWidth: 1,
});

/** 20 px visible handle, 44 px target. */
componentGlobal(part("drag-handle"), {
  position: "absolute",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  insetBlockStart: "calc(50% - 22px)",
  insetInlineStart: "calc(50% - 22px)",
});
componentGlobal(`${part("drag-handle")}::before`, {
  content: "",
  width: 20,
  height: 20,
  background: platform.white,
});
const sides = {
  n: { insetBlockStart: -22, cursor: "ns-resize" },
  s: { insetBlockStart: "calc(100% - 22px)", cursor: "ns-resize" },
  w: { insetInlineStart: -22, cursor: "ew-resize" },
  e: { insetInlineStart: "calc(100% - 22px)", cursor: "ew-resize" },
};
componentGlobal(`.${stage} :is(.ord-n, .ord-nw, .ord-ne)`, sides.n);
componentGlobal(`.${stage} :is(.ord-s, .ord-sw, .ord-se)`, sides.s);
componentGlobal(`.${stage} :is(.ord-w, .ord-nw, .ord-sw)`, sides.w);
componentGlobal(`.${stage} :is(.ord-e, .ord-ne, .ord-se)`, sides.e);
componentGlobal(`.${stage} :is(.ord-nw, .ord-se)`, { cursor: "nwse-resize" });
componentGlobal(`.${stage} :is(.ord-ne, .ord-sw)`, { cursor: "nesw-resize" });
componentGlobal(`.${stage} .ReactCrop--fixed-aspect :is(.ord-n, .ord-e, .ord-s, .ord-w)`, {
  display: "none",
});

/** Focus ring outside the frame. */
const ring = { outline: `3px solid ${platform.white}`, outlineOffset: 3 };
componentGlobal(`${part("crop-selection")}:focus-visible`, { ...ring, outlineOffset: 5 });
componentGlobal(`${part("drag-handle")}:focus-visible`, { outline: "none" });
componentGlobal(`${part("drag-handle")}:focus-visible::before`, ring);
