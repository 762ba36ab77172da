import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** Languages next to each other, the open one underlined. */
export const languageStrip = pageStyle({});

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
  marginBlock: "-32px 32px",
  marginInline: -40,
  paddingInline: 40,
  overflow: "auto hidden",
  scrollbarWidth: "none",
  background: platform.white,
  borderBlockEnd: `1px solid ${platform.s200}`,
});

// A focused field is not scrolled under the strip.
pageGlobal(`:has(> .${strip})`, { scrollPaddingBlockStart: 72 });
pageGlobal(`.${languageStrip} [role=radiogroup]`, {
  display: "flex",
  flexWrap: "nowrap",
  gap: 20,
  height: "100%",
  padding: 0,
});
pageGlobal(`.${languageStrip} [role=radio]`, {
  position: "relative",
  flex: "none",
  minHeight: 52,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: "none",
  color: platform.s600,
  fontWeight: weight.medium,
  whiteSpace: "nowrap",
});
pageGlobal(`.${languageStrip} [role=radio][data-hovered]`, { color: platform.ink });
pageGlobal(`.${languageStrip} [role=radio][data-selected]`, {
  color: platform.ink,
  background: "none",
  fontWeight: weight.strong,
});
pageGlobal(`.${languageStrip} [role=radio][data-selected]::after`, {
  content: "",
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  height: 3,
  background: platform.ink,
});
pageGlobal(`.${languageStrip} [role=radio][data-focus-visible]`, { outlineOffset: -4 });
/** The badge. */
pageGlobal(`.${languageStrip} [role=radio] > span + span`, {
  paddingInline: 8,
  borderRadius: vars.radius.inner,
  color: platform.amber,
  background: platform.amber50,
  ...role("fine", { weight: "semibold" }),
  opacity: 1,
});

export const add = pageStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  minHeight: 52,
  color: platform.s600,
  ...role("small"),
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: platform.ink },
    "&:focus-visible": { outline: `3px solid ${platform.blue}`, outlineOffset: -4 },
  },
});
pageGlobal(`.${add} > svg`, { width: 18, height: 18 });

export const trigger = pageStyle({
  flex: "none",
  paddingInline: "8px 4px",
  // The bar is hardly higher than the button.
  selectors: { "&:focus-visible": { outlineOffset: -3 } },
});
pageGlobal(`.${trigger} svg`, { width: 18, height: 18 });

/** Texts are missing in a language of the website. */
export const dot = pageStyle({ width: 8, height: 8, background: platform.amberMark });
