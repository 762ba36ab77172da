import { componentStyle } from "../styles/layer-style.ts";
import { vars } from "../theme/contract.css.ts";

export const wrappingRow = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: 24,
  padding: 24,
});

export const column = componentStyle({ width: 400, maxWidth: "100%" });

/** Width of the side panel. */
export const panelColumn = componentStyle({ width: 560, maxWidth: "100%" });

/** Clips a page below the hero and the figures on a large screen. */
export const clipToTop = componentStyle({ maxHeight: 1170, overflow: "clip" });

/** Blue background, for components used on blue or on a photograph. */
export const onPlane = componentStyle({
  padding: 24,
  color: vars.scheme.onPlane,
  background: vars.scheme.plane,
  vars: { [vars.planGround]: vars.scheme.plane },
});

/** Dark background, for components used on a photograph. */
export const onDark = componentStyle({
  padding: 24,
  color: vars.platform.white,
  background: vars.platform.ink,
});

/** Space for fixed elements and popovers. */
export const stage = componentStyle({ position: "relative", minHeight: 320 });
