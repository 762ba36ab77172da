import { exact, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const bar = pageStyle({
  position: "fixed",
  insetBlockEnd: `calc(24px + env(safe-area-inset-bottom))`,
  left: "50%",
  transform: "translateX(-50%)",
  zIndex: 8,
  display: "flex",
  alignItems: "center",
  gap: 4,
  minHeight: 64,
  maxWidth: "calc(100vw - 32px)",
  paddingInline: "24px 12px",
  borderRadius: vars.radius.control,
  color: platform.white,
  background: platform.ink,
  whiteSpace: "nowrap",
  selectors: { "&[hidden]": { display: "none" } },
  "@media": {
    [media.mobile]: {
      insetBlockEnd: 0,
      left: 0,
      right: 0,
      transform: "none",
      maxWidth: "none",
      flexWrap: "wrap",
      justifyContent: "space-between",
      paddingBlock: exact("8px calc(8px + env(safe-area-inset-bottom))", "the safe area"),
      paddingInline: "20px 12px",
      borderRadius: 0,
    },
    [media.forcedColors]: { border: "1px solid" },
  },
});

export const count = pageStyle({
  marginInlineEnd: 20,
  ...role("base", { weight: "semibold" }),
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const verbs = pageStyle({
  display: "flex",
  gap: 4,
  "@media": {
    [media.mobile]: {
      order: 1,
      flexBasis: "100%",
      flexWrap: "wrap",
      justifyContent: "space-between",
      marginInlineStart: -8,
    },
  },
});

export const button = pageStyle({
  minHeight: 44,
  paddingInline: 12,
  border: 0,
  borderRadius: vars.radius.control,
  color: "inherit",
  background: "none",
  ...role("small", { weight: "semibold" }),
  cursor: "pointer",
  outlineColor: "currentColor",
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 },
    "&[aria-disabled]": { opacity: 0.5, cursor: "default", textDecoration: "none" },
  },
  "@media": { [media.mobile]: { paddingInline: 8 } },
});

export const clear = pageStyle({
  marginInlineStart: 8,
  paddingInlineStart: 20,
  borderInlineStart: `1px solid ${platform.s600}`,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  color: platform.s300,
  "@media": { [media.mobile]: { border: 0 } },
});
