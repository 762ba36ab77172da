import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { inLanguage } from "../../styles/states.ts";
import { rem } from "../../styles/rem.ts";

const { scheme } = vars;

export const intro = componentStyle({
  marginBlockEnd: 28,
  fontSize: rem(16),
  lineHeight: rem(26),
  color: scheme.text2,
});

export const fields = componentStyle({ display: "grid", gap: 18 });

export const consents = componentStyle({
  marginBlockStart: 22,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${scheme.line}`,
});

/** Below the label of the consent, not its box. */
export const policy = componentStyle({ marginInlineStart: 36 });

export const consentHint = componentStyle({
  marginBlockEnd: 12,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: scheme.text2,
});

export const alert = componentStyle({ marginBlockEnd: 14 });

/** In the scrolling part of the panel, so that it covers no consent. */
export const consentAlert = componentStyle({ marginBlock: "8px 6px" });

export const done = componentStyle({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  justifyContent: "center",
  alignItems: "flex-start",
  padding: "0 48px 120px",
  "@media": { [media.mobile]: { padding: "0 20px 80px" } },
});

export const drawing = componentStyle({
  width: 300,
  maxWidth: "100%",
  marginBlockEnd: 40,
  color: scheme.accentUi,
  vars: { [vars.planGround]: scheme.surface },
  "@media": { [media.mobile]: { width: 240 } },
});

export const doneTitle = componentStyle({
  marginBlockEnd: 14,
  overflowWrap: "anywhere",
  fontSize: rem(30),
  lineHeight: rem(42),
  selectors: {
    "&:focus": { outline: "none" },
    [inLanguage.en]: { lineHeight: rem(42) },
    [inLanguage.ja]: { fontSize: rem(28), lineHeight: rem(42) },
  },
  "@media": {
    [media.mobile]: { fontSize: rem(26), selectors: { [inLanguage.ja]: { fontSize: rem(28) } } },
  },
});
/** Closer to the name above it than the button is, which has the margin without a number. */
export const doneNumber = componentStyle({
  width: "100%",
  maxWidth: 420,
  marginBlock: "-20px 32px",
});

/** One sentence per line. */
export const sentence = componentStyle({ display: "block" });

export const doneLine = componentStyle({
  marginBlockEnd: 32,
  overflowWrap: "anywhere",
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});
