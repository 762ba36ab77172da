import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

/** Drop zone, uploads and photos. */
export const parts = pageStyle({ display: "grid", gap: 20 });

export const frame = pageStyle({
  position: "relative",
  aspectRatio: "4 / 3",
  background: scheme.hover,
});

export const image = pageStyle({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

/** Position, or the cover label. */
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

/** As wide as the buttons that move a photo, which are next to it. */
export const actions = pageStyle({
  display: "inline-flex",
  flex: "1 1 80px",
  minWidth: 0,
  maxWidth: 88,
});
