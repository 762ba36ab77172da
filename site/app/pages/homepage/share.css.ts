import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const root = pageStyle({
  marginBlockStart: 24,
  ...role("base"),
  "@media": { [media.mobile]: { marginBlockStart: 0 }, print: { display: "none" } },
});

export const group = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 24,
  rowGap: 4,
  "@media": { [media.mobile]: { display: "block" } },
});

pageGlobal(`${group} > li`, {
  // In a narrow column each has a line of its own, instead of two and one.
  minWidth: "min(100%, (410px - 100%) * 999)",
  "@media": {
    [media.mobile]: {
      borderBlockEnd: "1px solid color-mix(in srgb, currentColor 35%, transparent)",
    },
  },
});

/** On a phone a row, like the contact channels above. */
export const link = pageStyle({
  "@media": {
    [media.mobile]: {
      display: "flex",
      alignItems: "center",
      width: "100%",
      minHeight: 56,
      textDecorationLine: "none",
    },
  },
});

/** Matches the links next to it. */
export const button = pageStyle({
  minHeight: 44,
  color: "inherit",
  fontWeight: weight.semibold,
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
  ":hover": { textDecorationThickness: 2 },
});

export const status = pageStyle({
  display: "block",
  minHeight: 24,
  ...role("small"),
});

/** Scanners need dark on light, so the code ignores the color scheme. */
export const code = pageStyle({
  display: "block",
  width: "100%",
  maxWidth: 320,
  height: "auto",
  aspectRatio: "1",
  marginInline: "auto",
  background: vars.platform.white,
});
