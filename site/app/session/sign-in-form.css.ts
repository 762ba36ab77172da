import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const form = pageStyle({ display: "grid", gap: 24 });

export const note = pageStyle({
  fontSize: rem(15),
  lineHeight: 1.6,
  color: vars.scheme.text2,
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase" } },
});

/** Other ways to go on, below the button. */
export const choices = pageStyle({ display: "flex", flexWrap: "wrap", gap: "0 24px" });

/** A button that looks like a link, as high as a target. */
export const textButton = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  cursor: "pointer",
  fontSize: rem(15),
  fontWeight: 600,
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
});
