import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const frame = pageStyle({
  position: "relative",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  background: scheme.hover,
});

export const image = pageStyle({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

/** Position, or the label of the first photo. */
export const number = pageStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: "5px 10px",
  color: scheme.text,
  background: scheme.surface,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const actions = pageStyle({ display: "flex", flexWrap: "wrap", columnGap: 18 });
