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

/** Inside the control: under the label row of 22 px and its gap of 8, in the middle of 52. */
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
  // It opens a form that only script can send.
  "@media": { "(scripting: none)": { display: "none" } },
});

/** Where the button stood, as large as it was. */
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

/** What came of a press, under its button. */
export const said = pageStyle({
  display: "block",
  marginBlockStart: 16,
  padding: "14px 18px",
  background: vars.scheme.surface2,
  fontSize: 16,
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase" } },
});

/** A word between two hairlines. */
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
