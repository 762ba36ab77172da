import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { layout, scheme, platform } = vars;

export const page = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  minHeight: "100svh",
  color: scheme.text,
  background: scheme.surface,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(480px, 1fr) minmax(0, 1fr)" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** The bottom padding equals the header height, so the form is vertically centered. */
export const formColumn = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: `minmax(${layout.header}, auto) 1fr`,
  paddingBlockEnd: layout.header,
});

export const top = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 16,
  paddingInline: layout.margin,
});

export const identity = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  minWidth: 0,
  color: "inherit",
  textDecoration: "none",
});

export const agentName = pageStyle(role("body", { weight: "semibold" }));

export const main = pageStyle({
  alignSelf: "center",
  justifySelf: "center",
  width: "100%",
  maxWidth: `calc(416px + 2 * ${layout.margin})`,
  paddingBlock: 32,
  paddingInline: layout.margin,
  "@media": { [media.mobile]: { alignSelf: "start", maxWidth: 520, paddingBlock: "40px 32px" } },
});

/** Focused by the page, and no control. */
export const title = pageStyle({ outline: "none" });

/**
 * The house plan on blue, or the agent's photo on the agent's color. As high as the window, so that it keeps
 * its scale when the form grows.
 */
export const illustration = pageStyle({
  position: "sticky",
  insetBlockStart: 0,
  height: "100svh",
  overflow: "hidden",
  "@media": { [media.mobile]: { display: "none" } },
});

export const plan = pageStyle({
  color: platform.white,
  background: platform.blue,
  vars: { [vars.planGround]: platform.blue },
});

/** In a portrait column the drawing keeps its height and is cut off at the right edge. */
export const drawing = pageStyle({
  position: "absolute",
  insetBlock: "2.5%",
  insetInlineStart: "9%",
  aspectRatio: "1000 / 760",
  minHeight: 720,
  opacity: 0.6,
});
pageGlobal(`.${drawing} > svg`, { height: "100%", maxWidth: "none" });

export const plane = pageStyle({
  display: "grid",
  placeItems: "end center",
  color: scheme.onPlane,
  background: scheme.plane,
});

export const portrait = pageStyle({
  width: "min(480px, 76%)",
  aspectRatio: "4 / 5",
  objectFit: "cover",
  objectPosition: "50% 18%",
});

export const monogram = pageStyle({ placeSelf: "center" });

/** On phones: a small photo above the form. */
export const smallPortrait = pageStyle({
  display: "none",
  width: 64,
  height: 80,
  objectFit: "cover",
  objectPosition: "50% 18%",
  background: scheme.plane,
  marginBlockEnd: 20,
  "@media": { [media.mobile]: { display: "block" } },
});
