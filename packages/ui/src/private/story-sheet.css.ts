import { componentStyle } from "../styles/layer-style.ts";
import { vars } from "../theme/contract.css.ts";

export const sheet = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: 24,
  padding: 24,
});

export const column = componentStyle({ width: 400, maxWidth: "100%" });

/** As wide as a panel beside a page. */
export const panelColumn = componentStyle({ width: 560, maxWidth: "100%" });

/** As much of a page as its first view and the figures under it take on a large screen. */
export const onlyTop = componentStyle({ maxHeight: 1170, overflow: "clip" });

/** Blue ground, for what stands on blue or on a photograph. */
export const onPlane = componentStyle({
  padding: 24,
  color: vars.scheme.onPlane,
  background: vars.scheme.plane,
  vars: { [vars.planGround]: vars.scheme.plane },
});

/** Ink ground, for what stands on a photograph. */
export const onDark = componentStyle({
  padding: 24,
  color: vars.platform.white,
  background: vars.platform.ink,
});

/** Height enough for what is fixed or opens below. */
export const stage = componentStyle({ position: "relative", minHeight: 320 });
