import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

/** The link covers the card, which shows its hover and focus states. */
export const root = sectionStyle({ position: "relative" });

export const noPhoto = sectionStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: vars.scheme.control,
});

sectionGlobal(`${noPhoto} svg`, { width: "56%" });

export const status = sectionStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  overflowWrap: "anywhere",
  paddingBlock: 8,
  paddingInline: 12,
  ...role("caption", { weight: "semibold" }),
  color: vars.scheme.text,
  background: vars.scheme.surface,
  "::before": {
    content: "",
    flex: "none",
    width: 8,
    height: 8,
    background: vars.scheme.accentUi,
    // Forced colors remove backgrounds; the border width distinguishes the states.
    border: "0 solid CanvasText",
  },
  selectors: {
    "&[data-available=false]::before": {
      background: "transparent",
      boxShadow: `inset 0 0 0 1.5px ${vars.scheme.text2}`,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      "::before": { borderWidth: 4 },
      selectors: { "&[data-available=false]::before": { borderWidth: 1 } },
    },
  },
});

export const price = sectionStyle({
  ...role("card"),
  fontVariantNumeric: "lining-nums",
  textWrap: "balance",
});

sectionGlobal(`${root}:hover ${price}`, {
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
});

export const facts = sectionStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 20,
  // A separator at the start of a line is outside.
  overflowX: "clip",
  ...role("base"),
});

sectionGlobal(`${facts} > li`, { minWidth: 0 });
sectionGlobal(`${facts} > li + li::before`, {
  content: "",
  display: "inline-block",
  width: 1,
  height: 12,
  marginInline: exact("-10.5px 9.5px", "half of the gap"),
  background: vars.scheme.control,
});

/** The MLS requires the listing broker on every card. */
export const broker = sectionStyle({
  marginBlockStart: 4,
  ...role("caption"),
  color: vars.scheme.text2,
});

export const backOnMarket = sectionStyle({
  display: "block",
  fontWeight: weight.semibold,
  color: vars.scheme.text,
});

export const address = sectionStyle({
  ...role("base"),
  color: vars.scheme.text2,
});

export const link = sectionStyle({
  color: "inherit",
  textDecoration: "none",
  outline: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
});

sectionGlobal(`${link}:focus-visible::after`, {
  outline: `3px solid ${vars.scheme.focus}`,
  outlineOffset: 3,
});

export const street = sectionStyle({});
export const comma = sectionStyle({});
/** On a line of its own rather than a last line with the state only. */
export const city = sectionStyle({ display: "inline-block", maxWidth: "100%" });

// Layout outside templates: 4 : 3 photo with the status at its top left, text below.

export const defaultPhoto = sectionStyle({ aspectRatio: "4 / 3" });

export const defaultStatus = sectionStyle({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: 0,
});

export const defaultPrice = sectionStyle({
  marginBlockStart: 16,
  "@media": { [media.mobile]: { marginBlockStart: 12 } },
});

export const defaultFacts = sectionStyle({ marginBlockStart: 4 });
