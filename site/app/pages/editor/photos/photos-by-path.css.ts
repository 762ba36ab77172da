import { rem, templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const paths = pageStyle({ display: "grid", gap: 28 });

export const path = pageStyle({
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${scheme.text}`,
});

export const head = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 12px",
});

export const name = pageStyle({
  fontSize: rem(18),
  lineHeight: rem(26),
  letterSpacing: "-.012em",
  selectors: { "&:lang(ja)": { letterSpacing: 0 } },
});

export const count = pageStyle({
  fontSize: rem(14),
  fontWeight: 450,
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const note = pageStyle({ ...text("hint"), color: scheme.text2 });

export const list = pageStyle({
  display: "grid",
  gap: 16,
  marginBlockStart: 12,
  listStyle: "none",
});

/** The thumbnail to the left, in proportion to the full size. */
export const pair = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  gap: 12,
  alignItems: "end",
  "@media": { [media.tiny]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const figure = pageStyle({ minWidth: 0, margin: 0 });

export const image = pageStyle({
  display: "block",
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "contain",
  objectPosition: "0 100%",
  background: scheme.hover,
});

export const size = pageStyle({
  display: "block",
  color: scheme.text,
  fontVariantNumeric: "tabular-nums lining-nums",
});
