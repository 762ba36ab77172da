import { exact, pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media, visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** Height of the tab bar on phones, without the safe area. */
export const tabBarHeight = 64;

/** A phone in portrait: with less height, fixed bars leave too little room. */
export const tabBarMedia = `${media.mobile} and (min-height: 481px)`;

/** In the header; on a phone a tab bar at the bottom, and below the header where there is little height. */
export const nav = pageStyle({
  "@media": {
    [media.mobile]: {
      order: 3,
      // Grows by its negative margins.
      flex: "1 0 100%",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      marginInline: "-16px -8px",
      color: platform.ink,
      background: platform.white,
      borderBlock: `1px solid ${platform.s200}`,
    },
    [tabBarMedia]: {
      position: "fixed",
      zIndex: 5,
      insetInline: 0,
      insetBlockEnd: 0,
      marginInline: 0,
      paddingBlockEnd: exact("env(safe-area-inset-bottom)"),
      borderBlockEnd: 0,
    },
  },
});

// Toasts and what has the focus are above the tab bar.
pageGlobal(`:root:has(.${nav})`, {
  "@media": {
    [tabBarMedia]: {
      scrollPaddingBlockEnd: `calc(${tabBarHeight + 16}px + env(safe-area-inset-bottom))`,
      vars: {
        "--rt-toast-inset-block-end": `calc(${tabBarHeight}px + env(safe-area-inset-bottom))`,
      },
    },
  },
});

export const link = pageStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 56,
  paddingInline: 12,
  color: platform.whiteSoft,
  ...role("small", { weight: "medium" }),
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover, &[aria-current]": { color: platform.white },
    "&[aria-current]": { fontWeight: weight.semibold },
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
      flexDirection: "column",
      justifyContent: "center",
      gap: 0,
      minHeight: tabBarHeight,
      paddingInline: 4,
      color: platform.s600,
      fontSize: role("fine").fontSize,
      lineHeight: role("fine").lineHeight,
      selectors: {
        "&:hover, &[aria-current]": { color: platform.ink },
        "&[aria-current]::after": {
          insetInline: 24,
          insetBlock: "-1px auto",
          background: platform.ink,
        },
        "&:focus-visible": { outlineColor: platform.blue, outlineOffset: -4 },
      },
    },
  },
});

/** The place of the count: after the label, on phones at the corner of the icon. */
export const count = pageStyle({
  "@media": {
    [media.mobile]: {
      position: "absolute",
      insetBlockStart: 6,
      insetInlineStart: "calc(50% + 6px)",
    },
  },
});

/** A number in a blue circle. */
export const badge = pageStyle({
  display: "block",
  minWidth: 20,
  height: 20,
  paddingInline: 4,
  borderRadius: vars.radius.full,
  color: platform.white,
  background: platform.blue,
  ...role("fine", { weight: "strong" }),
  lineHeight: exact("20px", "its height"),
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});

export const countName = visuallyHidden;
