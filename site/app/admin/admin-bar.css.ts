import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media, visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;
const height = 56;

export const bar = pageStyle({
  position: "relative",
  zIndex: 5,
  display: "flex",
  alignItems: "center",
  gap: 32,
  minHeight: height,
  paddingInline: "24px 20px",
  color: platform.white,
  background: platform.black,
  "@media": { [media.mobile]: { gap: 8, paddingInline: "16px 8px" } },
});
templateGlobal(`.${bar} > a:first-child`, { gap: 10, fontSize: rem(16) });
templateGlobal(`.${bar} > a:first-child > svg`, { width: 22, height: 22 });
templateGlobal(`.${bar} :focus-visible`, { outlineColor: platform.white });

/** The menu button, on phones. */
export const fold = pageStyle({
  display: "none",
  "@media": { [media.mobile]: { display: "block", marginInlineStart: "auto" } },
});

export const menu = pageStyle({
  flex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  "@media": {
    [media.mobile]: {
      position: "absolute",
      insetInline: 0,
      insetBlockStart: "100%",
      flexDirection: "column",
      alignItems: "stretch",
      padding: "8px 16px 16px",
      background: platform.black,
      selectors: { "&[data-open=false]": { display: "none" } },
    },
  },
});

export const nav = pageStyle({
  display: "flex",
  gap: 4,
  "@media": { [media.mobile]: { flexDirection: "column" } },
});

export const link = pageStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: height,
  paddingInline: 14,
  color: platform.whiteSoft,
  fontSize: rem(15),
  fontWeight: 500,
  textDecoration: "none",
  selectors: {
    "&:hover, &[aria-current]": { color: platform.white },
    "&[aria-current]": { fontWeight: 640 },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      height: 3,
      background: platform.white,
    },
  },
  "@media": {
    [media.mobile]: {
      paddingInline: 8,
      selectors: {
        "&[aria-current]::after": {
          insetInline: "0 auto",
          insetBlock: 16,
          width: 3,
          height: "auto",
        },
      },
    },
  },
});

export const count = pageStyle({
  minWidth: 20,
  height: 20,
  paddingInline: 6,
  borderRadius: 10,
  color: platform.white,
  background: platform.blue,
  fontSize: rem(12.5),
  fontWeight: 650,
  lineHeight: rem(20),
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});

export const countName = visuallyHidden;

export const end = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 24,
  marginInlineStart: "auto",
  "@media": {
    [media.mobile]: { justifyContent: "space-between", marginInlineStart: 0, paddingInline: 8 },
  },
});

export const account = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: platform.white,
  fontSize: rem(14),
  textDecoration: "none",
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 5 },
    "&[aria-current]": { fontWeight: 640 },
  },
});

export const signOut = pageStyle({
  minHeight: 44,
  padding: "0 12px",
  border: 0,
  color: "inherit",
  background: "none",
  font: "inherit",
  fontSize: rem(14),
  cursor: "pointer",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 5 } },
});
