import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const strip = pageStyle({
  paddingBlockEnd: 18,
  marginBlockEnd: 20,
  borderBlockEnd: `1px solid ${platform.s200}`,
  "@media": {
    [media.upToTablet]: { flexWrap: "wrap" },
    [media.mobile]: { paddingBlockEnd: 14, marginBlockEnd: 16 },
  },
});

export const text = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 10,
  flex: "1 1 160px",
  minWidth: 0,
});

export const asked = pageStyle({
  flexBasis: "100%",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: platform.s600,
});

export const price = pageStyle({
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 640,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const link = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontSize: rem(15),
  fontWeight: 540,
});
