import {
  rem,
  templateGlobal as pageGlobal,
  templateStyle as pageStyle,
} from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const hero = pageStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minHeight: "max(640px, min(100svh, 900px))",
  overflow: "hidden",
  color: vars.platform.white,
  background: vars.platform.heroGround,
  vars: { [vars.scheme.focus]: vars.platform.white },
  "@media": { [media.mobile]: { minHeight: "max(640px, min(100svh, 780px))" } },
});

export const image = pageStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "50% 50%",
  "@media": { [media.mobile]: { objectPosition: "66% 50%" } },
});

export const scrim = pageStyle({
  position: "absolute",
  inset: 0,
  background: vars.platform.heroScrim,
});

export const content = pageStyle({
  position: "relative",
  flex: 1,
  display: "flex",
  flexDirection: "column",
  paddingBlockStart: 124,
  "@media": { [media.mobile]: { paddingBlockStart: 112 } },
});

export const title = pageStyle({
  whiteSpace: "pre-line",
  fontSize: rem(88),
  lineHeight: 1.16,
  letterSpacing: "-.04em",
  fontWeight: 660,
  selectors: {
    "&:lang(en)": { fontSize: rem(104), lineHeight: 1, letterSpacing: "-.045em", fontWeight: 580 },
    "&:lang(ja)": { fontSize: rem(84), lineHeight: 1.3, letterSpacing: ".01em", fontWeight: 600 },
  },
  "@media": {
    [media.laptop]: {
      fontSize: `clamp(${rem(72)}, 6.1vw, ${rem(88)})`,
      selectors: {
        "&:lang(en)": { fontSize: `clamp(${rem(80)}, 7.2vw, ${rem(104)})` },
        "&:lang(ja)": { fontSize: `clamp(${rem(66)}, 5.8vw, ${rem(84)})` },
      },
    },
    [media.tablet]: {
      fontSize: rem(72),
      selectors: { "&:lang(en)": { fontSize: rem(80) }, "&:lang(ja)": { fontSize: rem(66) } },
    },
    [media.mobile]: {
      fontSize: `min(${rem(46)}, 11.8vw)`,
      lineHeight: 1.2,
      selectors: {
        "&:lang(en)": { fontSize: `min(${rem(46)}, 11.8vw)`, lineHeight: 1.04 },
        "&:lang(ja)": { fontSize: `min(${rem(38)}, 9.8vw)`, lineHeight: 1.4, letterSpacing: 0 },
      },
    },
  },
});

export const row = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: 48,
  marginBlockStart: "auto",
  paddingBlock: "40px 36px",
  "@media": {
    [media.mobile]: {
      flexDirection: "column",
      alignItems: "stretch",
      gap: 24,
      paddingBlockEnd: 24,
    },
  },
});

export const lead = pageStyle({
  fontSize: rem(20),
  lineHeight: 1.6,
  maxWidth: 520,
  whiteSpace: "pre-line",
  selectors: { "&:lang(en)": { maxWidth: 460 } },
  "@media": { [media.mobile]: { fontSize: rem(17), whiteSpace: "normal" } },
});

export const actions = pageStyle({
  display: "flex",
  flex: "none",
  gap: 28,
  alignItems: "center",
  whiteSpace: "nowrap",
  "@media": {
    [media.mobile]: {
      flexDirection: "column-reverse",
      alignItems: "stretch",
      gap: 4,
      textAlign: "center",
    },
  },
});

pageGlobal(`${actions} > a`, { "@media": { [media.mobile]: { justifyContent: "center" } } });

export const titleBlock = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  borderBlockStart: `1px solid ${vars.platform.whiteRule}`,
  paddingBlock: "20px 26px",
  "@media": { [media.mobile]: { display: "none" } },
});

export const titleBlockCell = pageStyle({
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${vars.platform.whiteRule}`, paddingInlineStart: 24 },
  },
});

export const titleBlockLabel = pageStyle({
  fontSize: rem(13),
  lineHeight: rem(20),
  color: vars.platform.whiteSoft,
});

export const titleBlockValue = pageStyle({
  fontSize: rem(16),
  lineHeight: rem(26),
  fontWeight: 550,
});
