import { pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const bar = pageStyle({
  minHeight: 72,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.platform.s200}`,
});

export const address = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 12,
  flex: "1 1 auto",
  minWidth: 0,
  ...role("base", { weight: "semibold" }),
  "@media": { [media.mobile]: { flexBasis: "100%", justifyContent: "space-between" } },
});

export const url = pageStyle({ overflowWrap: "anywhere" });

/** Copy and Share, which stay side by side. */
export const links = pageStyle({ flex: "none" });

export const actions = pageStyle({
  "@media": {
    [media.mobile]: { gridAutoFlow: "column", gridAutoColumns: "1fr", flexBasis: "100%" },
  },
});
