import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { compact, narrow } from "../editor-media.ts";

export const caption = pageStyle({
  fontSize: rem(14),
  lineHeight: rem(20),
  color: vars.platform.s600,
  "@media": { [narrow]: { display: "none" }, [compact]: { display: "block" } },
});

/** Where neither the tabs above the form nor the menu in the bar choose the language. */
export const choice = pageStyle({
  display: "none",
  "@media": { [narrow]: { display: "block" }, [compact]: { display: "none" } },
});
