import {
  rem,
  templateGlobal as pageGlobal,
  templateStyle as pageStyle,
} from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, layout } = vars;

export const page = pageStyle({
  paddingBlockStart: 120,
  "@media": { [media.mobile]: { paddingBlockStart: 64 } },
});

export const title = pageStyle({
  whiteSpace: "pre-line",
  fontSize: rem(72),
  lineHeight: 1.2,
  letterSpacing: "-.04em",
  selectors: {
    "&:lang(en)": { lineHeight: 1.04 },
    "&:lang(ja)": { fontSize: rem(60), lineHeight: 1.4, letterSpacing: ".01em" },
  },
  "@media": {
    [media.tablet]: {
      fontSize: rem(56),
      selectors: { "&:lang(ja)": { fontSize: rem(48) } },
    },
    [media.mobile]: {
      fontSize: `min(${rem(42)}, 10.8vw)`,
      selectors: { "&:lang(ja)": { fontSize: `min(${rem(36)}, 9.4vw)` } },
    },
  },
});

export const lead = pageStyle({
  fontSize: rem(20),
  color: platform.s600,
  margin: "24px 0 96px",
  maxWidth: "30em",
  textWrap: "balance",
  "@media": { [media.mobile]: { fontSize: rem(17), margin: "16px 0 56px" } },
});

export const step = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 6fr) minmax(0, 6fr)",
  gap: 24,
  alignItems: "start",
  borderBlockStart: `1px solid ${platform.ink}`,
  paddingBlock: "44px 64px",
  selectors: { "&:last-child": { paddingBlockEnd: 144 } },
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingBlock: "28px 64px",
      selectors: { "&:last-child": { paddingBlockEnd: 0 } },
    },
  },
});

/** Sticky next to the drawing; the offset equals the padding below the step's rule. */
export const text = pageStyle({
  "@media": {
    [media.aboveMobile]: { position: "sticky", insetBlockStart: `calc(${layout.header} + 44px)` },
  },
});

export const stepTitle = pageStyle({
  display: "flex",
  alignItems: "baseline",
  gap: 20,
  fontSize: rem(40),
  lineHeight: 1.3,
  "@media": {
    [media.tablet]: { fontSize: rem(34) },
    [media.mobile]: { fontSize: rem(28), gap: 12 },
  },
});

export const number = pageStyle({
  flex: "none",
  width: 28,
  fontSize: rem(18),
  fontWeight: 600,
  letterSpacing: 0,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: platform.blue,
});

/** Aligned with the title text, to the right of the step number. */
export const stepText = pageStyle({
  marginInlineStart: 48,
  maxWidth: 414,
  "@media": { [media.mobile]: { marginInlineStart: 40 } },
});

export const body = pageStyle({
  fontSize: rem(18),
  lineHeight: 1.75,
  color: platform.s800,
  marginBlockStart: 14,
  "@media": { [media.mobile]: { fontSize: rem(17) } },
});

export const facts = pageStyle({
  marginBlockStart: 24,
  fontSize: rem(15),
  lineHeight: rem(24),
  textWrap: "balance",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase" } },
});

export const fact = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 13fr)",
  gap: 16,
  paddingBlock: 10,
  borderBlockStart: `1px solid ${platform.s200}`,
});

export const factLabel = pageStyle({ color: platform.s600 });

export const drawing = pageStyle({
  display: "grid",
  paddingBlockStart: 8,
  paddingInlineStart: 40,
  color: platform.blue,
  "@media": {
    [media.mobile]: { paddingBlockStart: 8, paddingInlineStart: 0 },
  },
});

pageGlobal(`.${drawing} > svg`, { gridArea: "1 / 1" });

/** The whole house, behind the layers of the step. */
export const unbuilt = pageStyle({ opacity: 0.28 });

/** The finished house, white on blue. */
export const finished = pageStyle({
  padding: 48,
  color: platform.white,
  background: platform.blue,
  vars: { [vars.planGround]: platform.blue },
  "@media": {
    [media.mobile]: { padding: "28px 20px", marginInline: `calc(-1 * ${layout.margin})` },
  },
});
