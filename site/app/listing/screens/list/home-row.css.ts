import { pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { wideColumn as wide } from "#app/admin/editor-bar.ts";

const { platform } = vars;

export const row = pageStyle({
  display: "flex",
  alignItems: "center",
  borderBlockEnd: `1px solid ${platform.s200}`,
});

export const link = pageStyle({
  display: "flex",
  alignItems: "center",
  flex: 1,
  minWidth: 0,
  gap: 16,
  paddingBlock: 12,
  color: "inherit",
  textAlign: "start",
  textDecoration: "none",
  selectors: { "&:hover": { background: platform.s50 } },
  "@media": { [wide]: { gap: 20, paddingBlock: 16 }, [media.mobile]: { gap: 12 } },
});

export const body = pageStyle({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  flex: 1,
  minWidth: 0,
  columnGap: 8,
  "@media": {
    [wide]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: 24 },
  },
});

/** Above the address, by which the row is known. */
export const price = pageStyle({
  order: -1,
  flexBasis: "100%",
  ...role("body", { weight: "semibold", reading: false }),
  lineHeight: "inherit",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { [wide]: { gridColumn: 1, gridRow: 1 } },
});

export const address = pageStyle({
  flexBasis: "100%",
  ...role("small"),
  overflowWrap: "anywhere",
  "@media": { [wide]: { gridColumn: 1, gridRow: 2 } },
});

export const state = pageStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 8,
  color: platform.s600,
  ...role("caption"),
  "@media": { [wide]: { gridColumn: 1, gridRow: 3 } },
});

export const status = pageStyle({ color: "inherit", fontWeight: weight.regular });

/** Languages without a text. */
export const missing = pageStyle({
  color: platform.amber,
  ...role("caption", { weight: "semibold" }),
  "@media": { [wide]: { gridColumn: 2, gridRow: "1 / span 3" } },
});

/** The dots of the button end with the list. */
export const menu = pageStyle({ flex: "none", marginInlineEnd: -12 });
