import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

/** In a narrow container, as on a phone, the text is below the drawing. */
export const emptyState = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  width: "100%",
  alignItems: "flex-start",
  gap: "24px 40px",
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
  ...role("body", { reading: false }),
});

export const title = componentStyle(role("lead", { weight: "strong", reading: false }));

export const description = componentStyle({
  ...role("small"),
  color: vars.scheme.text2,
});
