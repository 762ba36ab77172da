import { templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const trigger = pageStyle({
  flex: "none",
  paddingInline: "8px 4px",
  // The bar is hardly higher than the button.
  selectors: { "&:focus-visible": { outlineOffset: -3 } },
});
templateGlobal(`.${trigger} svg`, { width: 18, height: 18 });

/** Texts are missing in a language of the homepage. */
export const dot = pageStyle({ width: 8, height: 8, background: platform.amberMark });
