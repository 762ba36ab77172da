import { rem, templateGlobal, templateStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const root = templateStyle({
  marginBlockStart: 28,
  fontSize: rem(16),
  "@media": { [media.mobile]: { marginBlockStart: 0 }, print: { display: "none" } },
});

export const group = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 28,
  rowGap: 4,
  "@media": { [media.mobile]: { display: "block" } },
});

templateGlobal(`${group} > li`, {
  // In a narrow column each has a line of its own, instead of two and one.
  minWidth: "min(100%, (410px - 100%) * 999)",
  "@media": {
    [media.mobile]: {
      borderBlockEnd: "1px solid color-mix(in srgb, currentColor 35%, transparent)",
    },
  },
});

/** On a phone a row, like the contact channels above. */
export const link = templateStyle({
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
export const button = templateStyle({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: 550,
  cursor: "pointer",
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
  ":hover": { textDecorationThickness: 2 },
});

export const status = templateStyle({
  display: "block",
  minHeight: 24,
  fontSize: rem(15),
});

/** Scanners need dark on light, so the code ignores the color scheme. */
export const code = templateStyle({
  display: "block",
  width: "100%",
  maxWidth: 320,
  height: "auto",
  aspectRatio: "1",
  marginInline: "auto",
  background: vars.platform.white,
});
