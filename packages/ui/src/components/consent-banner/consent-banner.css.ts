import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const banner = componentStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 15,
  maxHeight: "60vh",
  overflowY: "auto",
  padding: `24px ${vars.layout.margin}`,
  color: scheme.text,
  background: scheme.surface,
  borderBlockStart: `1px solid ${scheme.text}`,
  ...role("small"),
  overflowWrap: "anywhere",
});

// Keeps focused elements from being covered by the banner (WCAG 2.4.11).
componentGlobal(`html:has(.${banner})`, { scrollPaddingBlockEnd: "40vh" });

export const form = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) fit-content(50%)",
  alignItems: "start",
  gap: "12px 40px",
  maxWidth: vars.layout.max,
  marginInline: "auto",
  "@media": { [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const title = componentStyle(role("body", { weight: "strong", reading: false }));

export const body = componentStyle({ marginBlockStart: 4, color: scheme.text2, maxWidth: "48em" });

/** Equal size, so that refusing is as easy as accepting. Sticky, so that long text does not push it out of view. */
export const actions = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 8,
  position: "sticky",
  insetBlockEnd: 0,
  background: scheme.surface,
  boxShadow: `0 -12px 0 ${scheme.surface}, 0 24px 0 ${scheme.surface}`,
});

export const settings = componentStyle({ gridColumn: "1 / -1" });

export const summary = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontWeight: weight.semibold,
  textDecoration: "underline",
  textUnderlineOffset: 4,
  listStyle: "none",
});

componentGlobal(`.${summary}::-webkit-details-marker`, { display: "none" });

export const choices = componentStyle({
  display: "grid",
  gap: 8,
  maxWidth: 560,
  paddingBlock: "8px 16px",
});
