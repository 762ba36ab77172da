import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { templateStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

// Rules of more than one design, in the layer of the templates.

/** Label below a figure; next to it on mobile. */
export const statLabel = templateStyle({
  marginBlockStart: 16,
  ...role("base"),
  color: vars.scheme.text2,
  "@media": { [media.mobile]: { marginBlockStart: 0 } },
});

/** Heading and tabs of the listings below each other. */
export const listingsHead = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
});

const { scheme } = vars;

/** Tokens of the controls on the main color: inverted, so any main color works. */
export const onPlane = {
  [scheme.fill]: scheme.onPlane,
  [scheme.onFill]: scheme.plane,
  [scheme.fillHover]: `color-mix(in oklab, ${scheme.onPlane} 88%, ${scheme.plane})`,
  [scheme.fillPress]: `color-mix(in oklab, ${scheme.onPlane} 76%, ${scheme.plane})`,
  [scheme.fillEdge]: "transparent",
  [scheme.focus]: scheme.onPlane,
  [scheme.text2]: "currentColor",
};

/** A large area in the main color, with its text, button and focus ring. */
export const colorPlane = templateStyle({
  color: scheme.onPlane,
  background: scheme.plane,
  vars: onPlane,
});
