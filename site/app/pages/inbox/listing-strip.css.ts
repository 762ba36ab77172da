import { pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const strip = pageStyle({
  paddingBlockEnd: 16,
  marginBlockEnd: 20,
  borderBlockEnd: `1px solid ${platform.s200}`,
  "@media": {
    [media.upToTablet]: { flexWrap: "wrap" },
    [media.mobile]: { paddingBlockEnd: 12, marginBlockEnd: 16 },
  },
});

export const text = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 8,
  flex: "1 1 160px",
  minWidth: 0,
});

export const asked = pageStyle({
  flexBasis: "100%",
  ...role("caption"),
  color: platform.s600,
});

export const price = pageStyle({
  ...role("body", { weight: "strong" }),
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const link = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  ...role("small", { weight: "medium" }),
});
