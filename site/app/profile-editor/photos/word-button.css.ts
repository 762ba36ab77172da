import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

/** A word that is a button, 44 px high. */
export const wordButton = pageStyle({
  minWidth: 0,
  minHeight: 44,
  color: vars.scheme.text,
  fontSize: rem(15),
  fontWeight: 600,
  textDecoration: "underline",
  textDecorationThickness: 1.5,
  textUnderlineOffset: 4,
  cursor: "pointer",
  selectors: { "&:hover": { textDecorationThickness: 2.5 } },
});
