import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const form = pageStyle({ display: "grid", gap: 24 });

export const notice = pageStyle({
  marginBlockEnd: 24,
  padding: "14px 18px",
  background: vars.scheme.surface2,
  fontSize: 16,
});

export const password = pageStyle({ position: "relative" });

/** Centered in the 52 px control, below the 22 px label row and its 8 px gap. */
export const eye = pageStyle({
  position: "absolute",
  insetBlockStart: 34,
  insetInlineEnd: 6,
});

export const help = pageStyle({ marginBlockStart: 16 });

export const helpButton = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  cursor: "pointer",
  fontSize: 15,
  fontWeight: 600,
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
  // Opens a form that requires script.
  "@media": { "(scripting: none)": { display: "none" } },
});

/** Same position and height as the button it replaces. */
export const helpTitle = pageStyle({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  fontSize: 15,
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: 0,
});

export const helpText = pageStyle({
  marginBlock: "4px 16px",
  fontSize: 15,
  lineHeight: 1.6,
  color: vars.scheme.text2,
});

/** Result of the request, below its button. */
export const result = pageStyle({
  display: "block",
  marginBlockStart: 16,
  padding: "14px 18px",
  background: vars.scheme.surface2,
  fontSize: 16,
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase" } },
});

/** Text between two horizontal rules. */
export const or = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 16,
  marginBlock: "20px 20px",
  fontSize: 14,
  color: vars.scheme.text2,
  "::before": { content: "", flex: 1, borderBlockStart: `1px solid ${vars.scheme.line}` },
  "::after": { content: "", flex: 1, borderBlockStart: `1px solid ${vars.scheme.line}` },
});

export const buttons = pageStyle({ display: "grid", gap: 12 });
