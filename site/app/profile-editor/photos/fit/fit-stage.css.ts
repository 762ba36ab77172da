import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** Dark area around the frame; the photo continues in it. */
export const stage = pageStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  containerType: "size",
  height: "clamp(200px, 100svh - 330px, 520px)",
  overflow: "hidden",
  background: platform.ink,
  cursor: "grab",
  touchAction: "none",
  userSelect: "none",
  // Frame and lines stay white on a photograph in forced colors.
  forcedColorAdjust: "none",
  selectors: { "&:active": { cursor: "grabbing" } },
  "@media": { [media.mobile]: { height: "clamp(200px, 100svh - 324px, 640px)" } },
});

export const frame = pageStyle({
  position: "relative",
  outline: "none",
});

export const image = pageStyle({ position: "absolute", maxWidth: "none" });

/** The edge of the frame with its thirds; its shadow darkens the photo around it. */
export const thirds = pageStyle({
  position: "absolute",
  inset: 0,
  boxShadow: `0 0 0 2px ${platform.white}, 0 0 0 200vmax ${platform.scrim}`,
  selectors: {
    "&::before, &::after": {
      content: "",
      position: "absolute",
      border: `0 solid ${platform.whiteRule}`,
    },
    "&::before": { inset: "0 33.33%", borderInlineWidth: 1 },
    "&::after": { inset: "33.33% 0", borderBlockWidth: 1 },
    [`${frame}:focus-visible &`]: {
      outline: `3px solid ${platform.white}`,
      outlineOffset: 5,
    },
  },
});
