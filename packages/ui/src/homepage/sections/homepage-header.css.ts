import { media } from "../../styles/media.ts";
import { sectionGlobal, sectionStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";

/** The hero reserves this height for the overlaid header. */
export const headerHeight = { wide: 88, mobile: 68 } as const;

export const root = sectionStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 5,
  background: "transparent",
});

export const bar = sectionStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 32,
  minHeight: headerHeight.wide,
  "@media": { [media.mobile]: { minHeight: headerHeight.mobile, gap: 16 } },
});

export const identity = sectionStyle({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minWidth: 44,
  minHeight: 44,
  fontSize: rem(18),
  fontWeight: 640,
  letterSpacing: "-.02em",
  textDecoration: "none",
  "@media": { [media.mobile]: { fontSize: rem(17), gap: 12 } },
});

export const name = sectionStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** The agent or the firm, each whole: two lines of one size. */
export const line = sectionStyle({
  display: "block",
  lineHeight: 1.25,
  whiteSpace: "normal",
  "@media": { [media.mobile]: { fontSize: rem(15) } },
});

/** Next to the name, after a hairline. */
export const back = sectionStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  marginInlineStart: -8,
  paddingInlineStart: 24,
  fontSize: rem(16),
  fontWeight: 550,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 5, textDecorationThickness: 1 },
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    insetBlock: 12,
    width: 1,
    background: "currentColor",
    opacity: 0.4,
  },
  "@media": { [media.upToTablet]: { display: "none" } },
});

export const side = sectionStyle({
  display: "flex",
  alignItems: "center",
  flex: "none",
  marginInlineStart: "auto",
});

export const anchors = sectionStyle({
  display: "flex",
  gap: 4,
  "@media": { [media.upToTablet]: { display: "none" } },
});

export const anchor = sectionStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  paddingInline: 14,
  fontSize: rem(16),
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 5, textDecorationThickness: 1 },
});

/** Hairline after the anchors; the menu button has 12 px padding. */
export const language = sectionStyle({
  position: "relative",
  selectors: {
    [`${anchors} + &`]: { marginInlineStart: 16, paddingInlineStart: 14 },
    [`${anchors} + &::before`]: {
      content: "",
      position: "absolute",
      insetInlineStart: 0,
      insetBlock: 12,
      width: 1,
      background: "currentColor",
      opacity: 0.4,
    },
  },
  "@media": {
    [media.upToTablet]: {
      selectors: {
        [`${anchors} + &`]: { marginInlineStart: 0, paddingInlineStart: 0 },
        [`${anchors} + &::before`]: { display: "none" },
      },
    },
  },
});

sectionGlobal(`${language} :is(summary, button)`, { fontSize: rem(16) });
sectionGlobal(`${language} :is(summary, button) > svg`, { width: 18, height: 18 });
