import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { layout } = vars;

export const closing = pageStyle({
  position: "relative",
  overflow: "hidden",
  color: vars.platform.white,
  background: vars.platform.blue,
  vars: {
    [vars.planGround]: vars.platform.blue,
    [vars.scheme.focus]: vars.platform.white,
  },
});

export const content = pageStyle({
  position: "relative",
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "flex-start",
  minHeight: 720,
  paddingBlock: 152,
  "@media": {
    // The drawing is below the text.
    [media.tablet]: { minHeight: 0, paddingBlock: "104px 640px" },
    [media.mobile]: { minHeight: 0, paddingBlock: "88px 460px", alignItems: "stretch" },
  },
});

export const title = pageStyle({
  whiteSpace: "pre-line",
  fontSize: rem(72),
  lineHeight: 1.24,
  letterSpacing: "-.035em",
  selectors: {
    "&:lang(en)": { fontSize: rem(80), lineHeight: 1.06 },
    "&:lang(ja)": { fontSize: rem(60), lineHeight: 1.42, letterSpacing: ".01em" },
  },
  "@media": {
    [media.mobile]: {
      fontSize: `min(${rem(42)}, 10.8vw)`,
      selectors: {
        "&:lang(en)": { fontSize: `min(${rem(42)}, 10.8vw)` },
        "&:lang(ja)": { fontSize: `min(${rem(36)}, 9.24vw)` },
      },
    },
  },
});

export const lead = pageStyle({
  fontSize: rem(20),
  margin: "24px 0 44px",
  maxWidth: "26em",
  textWrap: "balance",
  "@media": { [media.mobile]: { fontSize: rem(17), margin: "18px 0 32px" } },
});

export const drawing = pageStyle({
  position: "absolute",
  insetInlineEnd: -120,
  insetBlockStart: "50%",
  width: 860,
  transform: "translateY(-50%)",
  opacity: 0.52,
  "@media": {
    // Begins after the text.
    [media.laptop]: { insetInlineEnd: "min(-120px, 100% - 1440px)" },
    [media.upToTablet]: {
      width: 760,
      insetInlineEnd: "auto",
      insetInlineStart: layout.margin,
      insetBlockStart: "auto",
      insetBlockEnd: -40,
      transform: "none",
    },
    [media.mobile]: { width: 560, insetInlineStart: 28, insetBlockEnd: -8 },
  },
});
