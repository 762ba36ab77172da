import { pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";

/** Where toasts appear, so that it covers what they would. */
export const note = pageStyle({
  position: "fixed",
  insetInlineStart: 24,
  insetBlockEnd: 24,
  zIndex: 40,
  maxWidth: "calc(100% - 48px)",
  "@media": { [media.mobile]: { insetInline: 0, insetBlockEnd: 0, maxWidth: "100%" } },
});
