import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const status = pageStyle({
  display: "block",
  minHeight: rem(22),
  marginBlockStart: 8,
  color: platform.green,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 550,
  overflowWrap: "anywhere",
});

/** The error takes the place of the status. */
export const noStatus = pageStyle({ display: "block", height: 0 });

export const proposal = pageStyle({
  minHeight: 44,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 580,
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  cursor: "pointer",
  selectors: { "&:hover": { textDecorationThickness: 2 } },
});
