import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { swatch } from "#app/profile-editor/colors/swatches.css.ts";
import { wide } from "./first-run-frame.css.ts";

const { platform, scheme } = vars;

export const templates = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 10,
  marginBlockEnd: 18,
  "@media": { [wide]: { gap: 16, marginBlockEnd: 28 } },
});

/** Covers its label, so that pointer and screen reader touches hit the input itself. */
export const radio = pageStyle({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});

export const template = pageStyle({
  position: "relative",
  display: "block",
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 540,
  selectors: { "&:has(:checked)": { fontWeight: 660 } },
  "@media": { [wide]: { fontSize: rem(16) } },
});

export const thumbnail = pageStyle({
  display: "block",
  aspectRatio: "4 / 3",
  marginBlockEnd: 10,
  selectors: {
    [`${template}:has(:checked) > &`]: {
      outline: `3px solid ${platform.ink}`,
      outlineOffset: 2,
    },
    [`${template}:has(:focus-visible) > &`]: {
      outline: `3px solid ${scheme.focus}`,
      outlineOffset: 4,
    },
  },
});

export const about = pageStyle({
  display: "block",
  color: platform.s600,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 450,
  "@media": { [wide]: { fontSize: rem(14), lineHeight: rem(20) } },
});

export const colorLegend = pageStyle({
  marginBlockEnd: 8,
  padding: 0,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
});

export const colorName = pageStyle({
  marginInlineStart: 10,
  color: platform.s600,
  fontWeight: 450,
});

/** In the row of the legend, on a phone. */
export const more = pageStyle({
  float: "inline-end",
  marginBlockStart: -41,
  "@media": { [wide]: { display: "none" } },
});

export const swatches = pageStyle({
  display: "flex",
  clear: "both",
  gap: 6,
  justifyContent: "space-between",
  maxWidth: 420,
  "@media": { [wide]: { gap: 14, justifyContent: "flex-start", maxWidth: "none" } },
});

templateGlobal(`.${swatches} > .${swatch}`, {
  "@media": { [wide]: { width: 54, height: 54 } },
});

export const extra = pageStyle({
  display: "none",
  gap: "0 32px",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  marginBlockStart: 18,
  selectors: { "&[data-open]": { display: "grid" } },
  "@media": { [wide]: { display: "grid" } },
});
templateGlobal(`.${extra} .${swatches}`, { justifyContent: "flex-start" });

export const subtitle = pageStyle({
  marginBlockEnd: 10,
  color: platform.s600,
  fontSize: rem(14),
  lineHeight: rem(20),
});

export const own = pageStyle({});
templateGlobal(`.${own} label`, { color: platform.s600, fontSize: rem(14), fontWeight: 450 });
templateGlobal(`.${own} input`, {
  minHeight: 44,
  height: 44,
  "@media": { [wide]: { height: 54 } },
});

export const readable = pageStyle({ marginBlockStart: 6 });

// The page itself shows the color.
templateGlobal(`.${readable} > div > div[aria-hidden]`, { display: "none" });

export const dark = pageStyle({
  marginBlockStart: 8,
  paddingBlock: 6,
  borderBlock: `1px solid ${platform.s200}`,
  fontWeight: 560,
});
