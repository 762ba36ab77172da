import { componentStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";

/** Slide layout of the landing page: image, name, cities. */
export const slide = componentStyle({
  display: "block",
  color: "inherit",
  textDecoration: "none",
});

export const image = componentStyle({
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
