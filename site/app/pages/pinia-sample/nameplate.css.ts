import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

/** Monogram, name and number, separated by thin lines. */
export const plate = pageStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: layout.gutter,
  padding: 40,
  background: scheme.surface2,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "auto minmax(0, 1fr)", padding: "28px 20px" },
    [media.forcedColors]: { border: "1px solid" },
  },
});

export const text = pageStyle({ minWidth: 0, overflowWrap: "anywhere" });

export const name = pageStyle({
  fontSize: rem(40),
  lineHeight: 1.25,
  fontWeight: 640,
  letterSpacing: "-.03em",
  selectors: { "&:lang(ja)": { letterSpacing: 0 } },
  "@media": { [media.mobile]: { fontSize: rem(26) } },
});

export const line = pageStyle({ marginBlockStart: 4, color: scheme.text2 });

export const count = pageStyle({
  display: "grid",
  justifyItems: "end",
  paddingInlineStart: layout.gutter,
  borderInlineStart: `1px solid ${scheme.line}`,
  fontSize: rem(15),
  lineHeight: rem(22),
  color: scheme.text2,
  "@media": {
    [media.mobile]: {
      gridColumn: "1 / -1",
      display: "flex",
      flexDirection: "row-reverse",
      justifyContent: "space-between",
      alignItems: "baseline",
      padding: "16px 0 0",
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${scheme.line}`,
    },
  },
});

export const number = pageStyle({
  fontSize: rem(40),
  lineHeight: 1.2,
  fontWeight: 640,
  letterSpacing: "-.03em",
  fontVariantNumeric: "tabular-nums lining-nums",
  color: scheme.text,
});

export const buttons = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  marginBlockStart: 24,
});
