import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 5fr) minmax(0, 6fr)",
  gap: layout.gutter,
  alignItems: "start",
  paddingBlock: 32,
  borderBlockEnd: `1px solid ${scheme.line}`,
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "112px minmax(0, 1fr)" },
    [media.mobile]: { gridTemplateColumns: "80px minmax(0, 1fr)", paddingBlock: 24 },
  },
});
// Below the name in narrow viewports.
templateGlobal(`.${row} > :nth-child(3)`, {
  "@media": {
    [media.upToTablet]: { gridColumn: "2" },
    [media.mobile]: { gridColumn: "1 / -1" },
  },
});

const frame = {
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 5",
  background: scheme.surface2,
} as const;

export const portrait = pageStyle({ ...frame, objectFit: "cover" });
export const noPortrait = pageStyle({ ...frame, display: "grid", placeItems: "center" });

export const identity = pageStyle({ minWidth: 0 });

export const name = pageStyle({
  fontSize: rem(26),
  lineHeight: 1.3,
  "@media": { [media.mobile]: { fontSize: rem(23) } },
});

export const link = pageStyle({
  color: "inherit",
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textDecorationColor: scheme.control,
  textUnderlineOffset: ".2em",
  selectors: { "&:hover": { color: scheme.accentText, textDecorationColor: "currentColor" } },
});

export const second = pageStyle({ fontSize: rem(16), lineHeight: rem(24), color: scheme.text2 });

export const facts = pageStyle({
  display: "grid",
  gap: 4,
  marginBlockStart: 12,
  fontSize: rem(15),
  lineHeight: rem(24),
});

export const fact = pageStyle({
  display: "grid",
  gridTemplateColumns: "5.5em minmax(0, 1fr)",
  gap: 12,
  selectors: { "&:lang(en)": { gridTemplateColumns: "6.5em minmax(0, 1fr)" } },
});
templateGlobal(`.${fact} > dt`, { color: scheme.text2 });

export const stats = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: layout.gutter,
});

export const stat = pageStyle({ display: "flex", flexDirection: "column-reverse" });

export const numeral = pageStyle({
  fontSize: rem(32),
  lineHeight: 1.2,
  fontWeight: 640,
  letterSpacing: "-.03em",
  whiteSpace: "nowrap",
  fontVariantNumeric: "lining-nums",
  "@media": { [media.mobile]: { fontSize: rem(26) } },
});

export const unit = pageStyle({ fontSize: ".55em", letterSpacing: 0, marginInlineStart: 2 });

export const statLabel = pageStyle({
  marginBlockStart: 4,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: scheme.text2,
});
