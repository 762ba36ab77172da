import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, layout } = vars;

/** Uses platform colors, not the agent's; above the page, in normal flow. */
export const bar = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 24,
  minHeight: 56,
  paddingInline: layout.margin,
  color: platform.white,
  background: platform.black,
  fontFamily: vars.font.ui,
  ...role("small"),
  "@media": { [media.mobile]: { flexWrap: "wrap", gap: "0 12px", paddingInline: 20 } },
});

export const action = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  flex: "none",
  padding: 0,
  border: 0,
  font: "inherit",
  fontWeight: weight.semibold,
  color: "inherit",
  background: "none",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 5 },
    "&:focus-visible": { outline: `3px solid ${platform.white}`, outlineOffset: 2 },
  },
});
pageGlobal(`.${action} > svg`, { width: 20, height: 20 });

export const name = pageStyle({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textAlign: "end",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.mobile]: { display: "none" } },
});
pageGlobal(`.${name} + .${action}`, {
  "@media": { [media.mobile]: { marginInlineStart: "auto" } },
});
