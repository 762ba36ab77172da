import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

/** The hero reserves this height for the overlaid header. */
export const headerHeight = { wide: 88, mobile: 68 } as const;
/** Space at the start of a hero, which is below the header. */
export const belowHeader = {
  wide: exact(headerHeight.wide, "the header"),
  mobile: exact(headerHeight.mobile, "the header"),
} as const;

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
  gap: 12,
  minWidth: 44,
  minHeight: 44,
  ...role("body", { weight: "strong", reading: false }),
  letterSpacing: vars.tracking.heading,
  textDecoration: "none",
});

export const name = sectionStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** The agent or the firm, each whole: two lines of one size. */
export const line = sectionStyle({
  display: "block",
  lineHeight: exact("1.25", "two lines in the header"),
  whiteSpace: "normal",
  "@media": { [media.mobile]: { fontSize: role("small").fontSize } },
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
  ...role("base", { weight: "semibold" }),
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
  paddingInline: 12,
  ...role("base", { weight: "medium" }),
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 5, textDecorationThickness: 1 },
});

/** Hairline after the anchors; the menu button has 12 px padding. */
export const language = sectionStyle({
  position: "relative",
  selectors: {
    [`${anchors} + &`]: { marginInlineStart: 16, paddingInlineStart: 12 },
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

sectionGlobal(`${language} :is(summary, button)`, { fontSize: role("base").fontSize });
sectionGlobal(`${language} :is(summary, button) > svg`, { width: 18, height: 18 });
