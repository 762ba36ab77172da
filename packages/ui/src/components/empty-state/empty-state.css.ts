import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";

/** In a narrow container, as on a phone, the text is below the drawing. */
export const emptyState = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  width: "100%",
  alignItems: "flex-start",
  gap: "24px 48px",
});

/** Blue on the platform, neutral on an agent's page. */
export const illustration = componentStyle({
  flex: "none",
  width: 200,
  color: vars.scheme.accentUi,
  selectors: { "[data-scheme] &": { color: vars.scheme.control } },
});

// A fifth of the size of the drawing: its lines would be a fifth of a pixel.
componentGlobal(`.${illustration} path`, { vectorEffect: "non-scaling-stroke" });

export const content = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: 20,
  flex: "1 1 14em",
  minWidth: 0,
  overflowWrap: "anywhere",
  maxWidth: "32em",
  fontSize: rem(18),
  lineHeight: 1.8,
});

export const title = componentStyle({ fontSize: rem(20), lineHeight: rem(32) });

export const description = componentStyle({
  fontSize: rem(15),
  lineHeight: rem(26),
  color: vars.scheme.text2,
});
