import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact, narrow } from "#app/admin/editor-bar.ts";

const { platform } = vars;

export const pane = pageStyle({ minWidth: 0, minHeight: 0, background: platform.s100 });

export const tools = pageStyle({
  flex: "none",
  minHeight: 52,
  padding: "4px 12px 4px 24px",
  borderBlockEnd: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": { [media.mobile]: { paddingInline: 12 } },
});

// Smaller than the default: the groups share the row.
templateGlobal(`.${tools} button`, { paddingInline: 12 });

export const open = pageStyle({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: "inherit",
  "@media": { [media.mobile]: { display: "none" } },
});

export const stage = pageStyle({
  flex: 1,
  minHeight: 0,
  padding: "24px 24px 0",
  "@media": { [media.mobile]: { padding: 0 } },
});

export const viewport = pageStyle({ height: "100%", minHeight: 320 });

/** What a click on the page does. */
export const footer = pageStyle({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 44,
  paddingInline: 24,
  color: platform.s600,
  fontSize: rem(14),
  lineHeight: rem(20),
  "@media": { [media.mobile]: { display: "none" } },
});
templateGlobal(`.${footer} > svg`, { flex: "none", width: 18, height: 18 });

const touch = "(hover: none)";
export const forMouse = pageStyle({ "@media": { [touch]: { display: "none" } } });
export const forTouch = pageStyle({
  display: "none",
  "@media": { [touch]: { display: "inline" } },
});

export const caption = pageStyle({
  fontSize: rem(14),
  lineHeight: rem(20),
  color: vars.platform.s600,
  "@media": { [narrow]: { display: "none" }, [compact]: { display: "block" } },
});

/** Where neither the tabs above the form nor the menu in the bar choose the language. */
export const choice = pageStyle({
  display: "none",
  "@media": { [narrow]: { display: "block" }, [compact]: { display: "none" } },
});
