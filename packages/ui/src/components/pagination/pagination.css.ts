import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  ...role("small"),
  fontVariantNumeric: "tabular-nums lining-nums",
  // Five pages, two gaps and both steps fit on one line of a phone.
  "@media": { [media.mobile]: { gap: 0 } },
});

export const item = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  minWidth: 44,
  minHeight: 44,
  paddingInline: 8,
  borderRadius: vars.radius.control,
  color: scheme.text,
  fontWeight: weight.medium,
  textDecoration: "none",
  selectors: {
    [when.hover]: { background: scheme.hover },
    // The ring is above the background of the current page next to it.
    [when.focusVisible]: { position: "relative", zIndex: 1 },
    [when.current]: { color: scheme.surface, background: scheme.text, fontWeight: weight.semibold },
    [when.disabled]: { color: scheme.control, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: { selectors: { [when.current]: { outline: "2px solid Highlight" } } },
  },
});

componentGlobal(`.${item} > svg`, { width: 20, height: 20 });

export const gap = componentStyle({
  minWidth: 24,
  textAlign: "center",
  color: scheme.text2,
  "@media": { [media.mobile]: { minWidth: 12 } },
});

export const wideOnly = componentStyle({ "@media": { [media.mobile]: { display: "none" } } });

export const phoneOnly = componentStyle({
  display: "none",
  "@media": { [media.mobile]: { display: "block" } },
});
