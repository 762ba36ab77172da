import { pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, layout } = vars;

/** Uses platform colors, not the agent's; above the page, in normal flow. */
export const bar = pageStyle({
  position: "relative",
  zIndex: 5,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 24,
  minHeight: 56,
  paddingBlock: 4,
  paddingInline: layout.margin,
  color: platform.white,
  background: platform.black,
  fontFamily: vars.font.ui,
  ...role("small"),
  "@media": { [media.mobile]: { gap: 12, paddingInline: 20 } },
});

export const noScript = pageStyle({ padding: "64px 20px", textAlign: "center" });
