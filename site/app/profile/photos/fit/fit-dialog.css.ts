import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

/** The whole screen on a phone, with the photo from edge to edge. */
export const dialog = pageStyle({ "@media": { [media.mobile]: { paddingBlock: 0 } } });

pageGlobal(`${dialog} > h2`, {
  "@media": {
    [media.mobile]: {
      display: "flex",
      alignItems: "center",
      minHeight: 52,
      paddingInlineEnd: 40,
      ...role("body", { weight: "strong" }),
    },
  },
});

pageGlobal(`${dialog} > h2 + p`, { "@media": { [media.mobile]: { margin: 0 } } });

export const lead = pageStyle({
  display: "block",
  marginBlockStart: -8,
  "@media": { [media.mobile]: { display: "none" } },
});

export const close = pageStyle({
  position: "absolute",
  insetBlockStart: 22,
  insetInlineEnd: 20,
  "@media": { [media.mobile]: { insetBlockStart: 4, insetInlineEnd: 8 } },
});

export const parts = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 560px) minmax(0, 1fr)",
  gap: 32,
  marginBlockStart: 16,
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      marginBlockStart: 0,
      marginInline: -20,
    },
  },
});

export const touchLead = pageStyle({
  marginBlockStart: 12,
  color: scheme.text2,
  ...role("small"),
  "@media": { [media.aboveMobile]: { display: "none" } },
});

export const tools = pageStyle({
  display: "flex",
  alignItems: "end",
  gap: 32,
  marginBlockStart: 16,
  "@media": {
    [media.mobile]: {
      flexDirection: "column",
      alignItems: "stretch",
      flex: 1,
      gap: 16,
      marginBlockStart: 8,
    },
  },
});

export const zoom = pageStyle({
  flex: "0 1 560px",
  "@media": { [media.mobile]: { flex: "none" } },
});

export const actions = pageStyle({
  display: "flex",
  justifyContent: "flex-end",
  gap: 8,
  flex: "1 0 auto",
  "@media": {
    [media.mobile]: {
      flex: "none",
      marginBlockStart: "auto",
      marginInline: -20,
      padding: "12px 20px",
      borderBlockStart: `1px solid ${scheme.line}`,
    },
  },
});

pageGlobal(`${actions} > :last-child`, { "@media": { [media.mobile]: { flex: 1 } } });

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

export const previews = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: 8,
  minWidth: 0,
});

export const label = pageStyle({
  color: vars.scheme.text2,
  ...role("caption"),
  selectors: { "* + &": { marginBlockStart: 8 } },
});

export const computer = pageStyle({ width: "100%", maxWidth: 304, aspectRatio: "304 / 190" });

export const phone = pageStyle({ width: 132, height: "clamp(120px, 100svh - 600px, 250px)" });
