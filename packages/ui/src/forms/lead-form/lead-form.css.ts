import { distance } from "../../styles/distance.ts";
import { labelStart } from "../../components/checkbox/checkbox.css.ts";
import { componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const intro = componentStyle({
  marginBlockEnd: 24,
  ...role("base"),
  color: scheme.text2,
});

export const fields = componentStyle({ display: "grid", gap: 16 });

export const consents = componentStyle({
  marginBlockStart: 20,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${scheme.line}`,
});

/** Below the label of the consent, not its box. */
export const policy = componentStyle({ marginInlineStart: labelStart });

export const consentHint = componentStyle({
  marginBlockEnd: 12,
  ...role("caption"),
  color: scheme.text2,
});

export const alert = componentStyle({ marginBlockEnd: 12 });

/** In the scrolling part of the panel, so that it covers no consent. */
export const consentAlert = componentStyle({ marginBlock: "8px 4px" });

export const done = componentStyle({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  justifyContent: "center",
  alignItems: "flex-start",
  paddingBlockEnd: distance.section,
  paddingInline: 40,
  "@media": { [media.mobile]: { paddingInline: 20 } },
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
  marginBlockEnd: 12,
  overflowWrap: "anywhere",
  ...role("heading"),
  selectors: { "&:focus": { outline: "none" } },
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
