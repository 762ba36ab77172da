import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact, tiny } from "#app/admin/editor-bar.ts";

const { platform } = vars;

/** List and pages side by side under the black bar; in compact mode one of them. */
export const screen = pageStyle({
  display: "grid",
  gridTemplateColumns: "clamp(340px, 32vw, 460px) minmax(0, 1fr)",
  height: "calc(100svh - 56px)",
  overflow: "hidden",
  "@media": { [compact]: { display: "block", height: "auto", overflow: "visible" } },
});

export const side = pageStyle({
  // The containing block of visually hidden elements, which would otherwise extend the page.
  position: "relative",
  minHeight: 0,
  overflowY: "auto",
  paddingBlockEnd: 40,
  borderInlineEnd: `1px solid ${platform.s200}`,
  "@media": {
    [compact]: {
      overflowY: "visible",
      borderInlineEnd: 0,
      selectors: { "[data-open] > &": { display: "none" } },
    },
  },
});

export const head = pageStyle({
  padding: "28px 32px 16px 40px",
  "@media": {
    [media.tablet]: { paddingInline: 24 },
    [compact]: { padding: "20px 20px 8px" },
  },
});

export const title = pageStyle({ fontSize: rem(30), lineHeight: rem(38) });

export const lead = pageStyle({
  marginBlockStart: 4,
  fontSize: rem(15),
  lineHeight: rem(22),
  color: platform.s600,
});

export const loading = pageStyle({
  padding: "16px 32px 16px 40px",
  "@media": { [compact]: { paddingInline: 20 } },
});

export const pane = pageStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  overflowY: "auto",
  paddingInline: 32,
  background: platform.s100,
  "@media": {
    [media.tablet]: { paddingInline: 20 },
    [compact]: {
      display: "none",
      overflowY: "visible",
      paddingInline: 20,
      selectors: {
        "[data-open] > &": { display: "flex", minHeight: "calc(100svh - 52px)" },
      },
    },
  },
});

/** In the black bar. */
export const back = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  marginInlineStart: "auto",
  color: "inherit",
  fontSize: rem(15),
  fontWeight: 560,
  textDecoration: "underline",
  textUnderlineOffset: 5,
});

/** The bar of compact mode. */
export const bar = pageStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 3,
  height: 52,
  paddingInline: "8px 20px",
  borderBlockEnd: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": { [tiny]: { position: "static" } },
});

export const barLink = pageStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: 14,
  minWidth: 44,
  minHeight: 44,
  paddingInline: 10,
  color: "inherit",
  fontSize: rem(17),
  fontWeight: 640,
  textDecoration: "none",
});
templateGlobal(`.${barLink} > svg`, { width: 24, height: 24 });

export const barTitle = pageStyle({
  minWidth: 0,
  overflow: "hidden",
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 640,
  letterSpacing: "normal",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
