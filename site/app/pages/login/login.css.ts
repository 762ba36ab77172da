import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { textButton } from "#app/session/sign-in-form.css.ts";

const { scheme } = vars;

export const lead = pageStyle({
  margin: "10px 0 32px",
  fontSize: rem(18),
  lineHeight: rem(28),
  color: scheme.text2,
  textWrap: "balance",
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase" } },
});

export const notice = pageStyle({
  display: "block",
  marginBlockEnd: 24,
  padding: "14px 18px",
  background: scheme.surface2,
  fontSize: rem(16),
});

export const help = pageStyle({ marginBlockStart: 16 });

export const helpButton = pageStyle([
  textButton,
  // Opens a form that requires script.
  { "@media": { "(scripting: none)": { display: "none" } } },
]);

/** Same position and height as the button it replaces. */
export const helpTitle = pageStyle({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  fontSize: rem(15),
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: 0,
});

export const helpText = pageStyle({
  marginBlock: "4px 16px",
  fontSize: rem(15),
  lineHeight: 1.6,
  color: scheme.text2,
});

/** Result of the request, below its button. */
export const result = pageStyle({
  display: "block",
  marginBlockStart: 16,
  padding: "14px 18px",
  background: scheme.surface2,
  fontSize: rem(16),
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
  fontSize: rem(14),
  color: scheme.text2,
  "::before": { content: "", flex: 1, borderBlockStart: `1px solid ${scheme.line}` },
  "::after": { content: "", flex: 1, borderBlockStart: `1px solid ${scheme.line}` },
});

export const buttons = pageStyle({ display: "grid", gap: 12 });

/** Providers side by side; their names stay whole. */
export const providers = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(112px, 1fr))",
  gap: 8,
});
templateGlobal(`.${providers} > *`, { paddingInline: 8 });

export const providersTitle = pageStyle({
  marginBlock: "14px 8px",
  fontSize: rem(15),
  color: scheme.text2,
});

/** Last row of the sign-in form: a question and its link. */
export const footer = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 16,
  marginBlockStart: 32,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${scheme.line}`,
  fontSize: rem(15),
  color: scheme.text2,
});

templateGlobal(`.${footer} > a`, { fontWeight: 600, color: scheme.text });

/** The invited account: its email, and what to do if it is another's. */
export const account = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 16,
  marginBlockEnd: 26,
  paddingBlock: 12,
  borderBlock: `1px solid ${scheme.line}`,
});

export const accountLabel = pageStyle({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: scheme.text2,
});

export const accountEmail = pageStyle({
  display: "block",
  fontSize: rem(18),
  lineHeight: rem(26),
  fontWeight: 620,
  overflowWrap: "anywhere",
});

/** Spans the row of the account when it is open. */
export const accountHelp = pageStyle({
  flexBasis: "100%",
  marginBlock: "6px 4px",
  fontSize: rem(15),
  lineHeight: 1.6,
  color: scheme.text2,
});

/** Small lines below the form of an invitation. */
export const fine = pageStyle({
  marginBlockStart: 20,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: scheme.text2,
});

/** Keeps the height of the form until the invitation is known. */
export const waiting = pageStyle({ minHeight: 340 });
