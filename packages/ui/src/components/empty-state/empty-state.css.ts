import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../styles/layer-style.ts";

/** Blue on the platform, neutral on an agent's page. */
export const illustration = componentStyle({
  flex: "none",
  width: 200,
  color: vars.scheme.accentUi,
  selectors: { "[data-scheme] &": { color: vars.scheme.control } },
});

export const content = componentStyle({
  display: "grid",
  justifyItems: "start",
  gap: 20,
  maxWidth: "32em",
  fontSize: 18,
  lineHeight: 1.8,
});

export const description = componentStyle({
  fontSize: 15,
  lineHeight: "26px",
  color: vars.scheme.text2,
});
