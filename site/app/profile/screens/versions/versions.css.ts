import { exact, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact } from "#app/admin/editor-bar.ts";
import { barHeight, inset } from "#app/admin/layouts/split-view.css.ts";

const { platform } = vars;

export const side = pageStyle({ paddingBlockEnd: 40 });

export const head = pageStyle({
  paddingBlock: "24px 16px",
  paddingInline: inset,
  "@media": { [media.mobile]: { paddingBlock: "20px 8px" } },
});

export const lead = pageStyle({ marginBlockStart: 4 });

export const loading = pageStyle({ paddingBlock: 16, paddingInline: inset });

export const pane = pageStyle({
  display: "flex",
  flexDirection: "column",
  paddingInline: inset,
  background: platform.s100,
  "@media": {
    [compact]: { minHeight: exact(`calc(100svh - ${barHeight})`, "the rest of the window") },
  },
});

/** In the black bar. */
export const back = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  marginInlineStart: "auto",
  ...role("small", { weight: "semibold" }),
  color: "inherit",
  textUnderlineOffset: 4,
});

export const barTitle = pageStyle({
  minWidth: 0,
  overflow: "hidden",
  ...role("base", { weight: "strong" }),
  letterSpacing: "inherit",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
