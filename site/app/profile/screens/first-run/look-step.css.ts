import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { swatch } from "#app/profile/field/colors/swatches.css.ts";
import { wide } from "./first-run-frame.css.ts";

const { platform, scheme } = vars;

export const templates = pageStyle({
  marginBlockEnd: 18,
  "@media": { [wide]: { marginBlockEnd: 28 } },
});
templateGlobal(`.${templates} > [data-slot=options]`, {
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: 10,
  "@media": { [wide]: { gap: 16 } },
});
templateGlobal(`.${templates} [data-slot=option]`, {
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 540,
  "@media": { [wide]: { fontSize: rem(16) } },
});
templateGlobal(`.${templates} [data-slot=option][data-selected]`, { fontWeight: 660 });

export const thumbnail = pageStyle({
  display: "block",
  aspectRatio: "4 / 3",
  marginBlockEnd: 10,
  selectors: {
    "[data-selected] > &": {
      outline: `3px solid ${platform.ink}`,
      outlineOffset: 2,
    },
    "[data-focus-visible] > &": {
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

/** The main color, with the button for more colors in the row of its label. */
export const colors = pageStyle({ position: "relative" });

/** On a wide screen the other colors are always shown. */
export const more = pageStyle({});
templateGlobal(`.${more} > div:first-child`, {
  position: "absolute",
  insetBlockStart: -11,
  insetInlineEnd: 0,
  "@media": { [wide]: { display: "none" } },
});

export const swatches = pageStyle({});
templateGlobal(`.${swatches} > div:first-child`, { justifyContent: "flex-start", gap: 10 });
templateGlobal(`.${swatches} > [data-slot=options]`, {
  flexWrap: "nowrap",
  gap: 6,
  justifyContent: "space-between",
  maxWidth: 420,
  "@media": { [wide]: { gap: 14, justifyContent: "flex-start", maxWidth: "none" } },
});

/** The colors of the photo. */
export const found = pageStyle([swatches, {}]);
templateGlobal(`.${found} > [data-slot=options]`, { justifyContent: "flex-start" });
templateGlobal(`.${found} [data-slot=label]`, {
  color: platform.s600,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 450,
});

templateGlobal(`.${swatches} .${swatch}`, {
  "@media": { [wide]: { width: 54, height: 54 } },
});

export const extra = pageStyle({
  display: "grid",
  gap: "0 32px",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  paddingBlockStart: 18,
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
