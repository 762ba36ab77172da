import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { wide } from "#app/admin/layouts/stepper.css.ts";
import { swatch } from "#app/profile/field/colors/swatches.css.ts";

const { platform, scheme } = vars;

export const templates = pageStyle({ marginBlockEnd: 24 });
pageGlobal(`.${templates} > [data-slot=options]`, {
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: 12,
});
pageGlobal(`.${templates} [data-slot=option]`, role("small", { weight: "medium" }));
pageGlobal(`.${templates} [data-slot=option][data-selected]`, { fontWeight: weight.strong });

export const thumbnail = pageStyle({
  display: "block",
  aspectRatio: "4 / 3",
  marginBlockEnd: 8,
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
  ...role("fine"),
});

/** The main color, with the button for more colors in the row of its label. */
export const colors = pageStyle({ position: "relative" });

/** In a wide window the other colors are always shown. */
export const more = pageStyle({});
pageGlobal(`.${more} > div:first-child`, {
  position: "absolute",
  insetBlockStart: -11,
  insetInlineEnd: 0,
  "@media": { [wide]: { display: "none" } },
});

export const swatches = pageStyle({});
pageGlobal(`.${swatches} > div:first-child`, { justifyContent: "flex-start", gap: 8 });
pageGlobal(`.${swatches} > [data-slot=options]`, {
  flexWrap: "nowrap",
  gap: 4,
  justifyContent: "space-between",
  maxWidth: 420,
  "@media": { [wide]: { gap: 12, justifyContent: "flex-start", maxWidth: "none" } },
});
pageGlobal(`.${swatches} .${swatch}`, { "@media": { [wide]: { width: 54, height: 54 } } });

/** The colors of the photo. */
export const found = pageStyle([swatches, {}]);
pageGlobal(`.${found} > [data-slot=options]`, { justifyContent: "flex-start" });
pageGlobal(`.${found} [data-slot=label]`, { color: platform.s600, ...role("caption") });

export const extra = pageStyle({
  display: "grid",
  columnGap: 32,
  gridTemplateColumns: "auto minmax(0, 1fr)",
  paddingBlockStart: 16,
});

export const own = pageStyle({});
pageGlobal(`.${own} label`, { color: platform.s600, ...role("caption") });
pageGlobal(`.${own} input`, {
  minHeight: 44,
  height: 44,
  "@media": { [wide]: { height: 54 } },
});

export const readable = pageStyle({ marginBlockStart: 4 });
// The page itself shows the color.
pageGlobal(`.${readable} > div > div[aria-hidden]`, { display: "none" });

export const dark = pageStyle({
  marginBlockStart: 8,
  paddingBlock: 4,
  borderBlock: `1px solid ${platform.s200}`,
  fontWeight: weight.semibold,
});
