import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** Strip across the form, above its padding. */
export const strip = pageStyle({
  position: "sticky",
  // Sticky positions are inside the padding of the form.
  insetBlockStart: -32,
  zIndex: 2,
  display: "flex",
  alignItems: "stretch",
  gap: 20,
  minHeight: 52,
  margin: "-32px -40px 32px",
  paddingInline: 40,
  overflow: "auto hidden",
  scrollbarWidth: "none",
  background: platform.white,
  borderBlockEnd: `1px solid ${platform.s200}`,
});

// A focused field is not scrolled under the strip.
templateGlobal(`:has(> .${strip})`, { scrollPaddingBlockStart: 72 });
templateGlobal(`.${strip} [role=radiogroup]`, {
  display: "flex",
  flexWrap: "nowrap",
  gap: 20,
  height: "100%",
  padding: 0,
});
templateGlobal(`.${strip} [role=radio]`, {
  position: "relative",
  flex: "none",
  minHeight: 52,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: "none",
  color: platform.s600,
  fontWeight: 520,
  whiteSpace: "nowrap",
});
templateGlobal(`.${strip} [role=radio][data-hovered]`, { color: platform.ink });
templateGlobal(`.${strip} [role=radio][data-selected]`, {
  color: platform.ink,
  background: "none",
  fontWeight: 660,
});
templateGlobal(`.${strip} [role=radio][data-selected]::after`, {
  content: "",
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  height: 3,
  background: platform.ink,
});
templateGlobal(`.${strip} [role=radio][data-focus-visible]`, { outlineOffset: -4 });
/** The badge. */
templateGlobal(`.${strip} [role=radio] > span + span`, {
  paddingInline: 7,
  borderRadius: 3,
  color: platform.amber,
  background: platform.amber50,
  fontSize: rem(13),
  lineHeight: rem(20),
  fontWeight: 600,
  opacity: 1,
});

export const add = pageStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 52,
  padding: 0,
  border: 0,
  background: "none",
  color: platform.s600,
  font: "inherit",
  fontSize: rem(15),
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: platform.ink },
    "&:focus-visible": { outline: `3px solid ${platform.blue}`, outlineOffset: -4 },
  },
});
templateGlobal(`.${add} > svg`, { width: 18, height: 18 });

export const trigger = pageStyle({
  flex: "none",
  paddingInline: "8px 4px",
  // The bar is hardly higher than the button.
  selectors: { "&:focus-visible": { outlineOffset: -3 } },
});
templateGlobal(`.${trigger} svg`, { width: 18, height: 18 });

/** Texts are missing in a language of the homepage. */
export const dot = pageStyle({ width: 8, height: 8, background: platform.amberMark });
