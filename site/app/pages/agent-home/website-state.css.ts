import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const bar = pageStyle({
  minHeight: 72,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${platform.s200}`,
});

export const address = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 14px",
  flex: "1 1 auto",
  minWidth: 0,
  fontSize: rem(16),
  fontWeight: 560,
  "@media": { [media.mobile]: { flexBasis: "100%", justifyContent: "space-between" } },
});

export const url = pageStyle({ overflowWrap: "anywhere" });

/** Copy and Share, which stay side by side. */
export const links = pageStyle({ flex: "none" });

export const link = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  whiteSpace: "nowrap",
  color: "inherit",
  background: "none",
  font: "inherit",
  fontSize: rem(15),
  fontWeight: 540,
  textDecoration: "underline",
  textUnderlineOffset: 5,
  cursor: "pointer",
});

export const actions = pageStyle({
  "@media": {
    [media.mobile]: { gridAutoFlow: "column", gridAutoColumns: "1fr", flexBasis: "100%" },
  },
});
templateGlobal(`.${actions} > a`, { justifyContent: "center" });
