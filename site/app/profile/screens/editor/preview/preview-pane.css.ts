import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact, narrow, tiny } from "#app/admin/editor-bar.ts";
import { barHeight, footHeight } from "#app/admin/layouts/split-view.css.ts";

const { platform } = vars;

/** The pane that a preview fills: as high as the window, also where it is the only one. */
export const slot = pageStyle({
  display: "grid",
  "@media": {
    [compact]: { height: `calc(100svh - ${barHeight} - ${footHeight})` },
    [tiny]: { height: "100svh" },
  },
});

export const pane = pageStyle({ minWidth: 0, minHeight: 0, background: platform.s100 });

export const tools = pageStyle({
  flex: "none",
  minHeight: 52,
  paddingBlock: 4,
  paddingInline: "24px 12px",
  borderBlockEnd: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": { [media.mobile]: { paddingInline: 12 } },
});

// Smaller than the default: the groups share the row.
pageGlobal(`.${tools} button`, { paddingInline: 12 });

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
  paddingBlock: "24px 0",
  paddingInline: 24,
  "@media": { [media.mobile]: { padding: 0 } },
});

export const viewport = pageStyle({ height: "100%", minHeight: 320 });

/** What a click on the page does. */
export const footer = pageStyle({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  paddingInline: 24,
  color: platform.s600,
  ...role("caption"),
  "@media": { [media.mobile]: { display: "none" } },
});
pageGlobal(`.${footer} > svg`, { flex: "none", width: 18, height: 18 });

const touch = "(hover: none)";
export const forMouse = pageStyle({ "@media": { [touch]: { display: "none" } } });
export const forTouch = pageStyle({
  display: "none",
  "@media": { [touch]: { display: "inline" } },
});

export const caption = pageStyle({
  ...role("caption"),
  color: vars.platform.s600,
  "@media": { [narrow]: { display: "none" }, [compact]: { display: "block" } },
});

/** Where neither the tabs above the form nor the menu in the bar choose the language. */
export const choice = pageStyle({
  display: "none",
  "@media": { [narrow]: { display: "block" }, [compact]: { display: "none" } },
});
