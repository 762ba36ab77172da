import { componentStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";

/** A slide as the landing page has it: picture, then who and where. */
export const slide = componentStyle({
  display: "block",
  color: "inherit",
  textDecoration: "none",
});

export const picture = componentStyle({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 10",
  objectFit: "cover",
});

export const name = componentStyle({
  display: "block",
  marginBlockStart: 20,
  fontSize: 17,
  lineHeight: "26px",
  fontWeight: 600,
});

export const cities = componentStyle({
  display: "block",
  fontSize: 15,
  lineHeight: "24px",
  color: vars.scheme.text2,
});
