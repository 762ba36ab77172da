import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const lead = pageStyle({
  marginBlock: "8px 32px",
  ...role("body"),
  color: scheme.text2,
  textWrap: "balance",
});

export const notice = pageStyle({
  display: "block",
  marginBlockEnd: 24,
  padding: "12px 16px",
  background: scheme.surface2,
  ...role("base"),
});

export const help = pageStyle({ marginBlockStart: 16 });

/** Opens a form that requires script. */
export const helpButton = pageStyle({
  "@media": { "(scripting: none)": { display: "none" } },
});

/** Same position and height as the button it replaces. */
export const helpTitle = pageStyle({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  ...role("small", { weight: "semibold" }),
  letterSpacing: "inherit",
});

export const helpText = pageStyle({ marginBlock: "4px 16px" });

/** Result of the request, below its button. */
export const result = pageStyle({
  display: "block",
  marginBlockStart: 16,
  padding: "12px 16px",
  background: scheme.surface2,
  ...role("base"),
});

/** Text between two horizontal rules. */
export const or = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 16,
  marginBlock: 20,
  ...role("caption"),
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
pageGlobal(`.${providers} > *`, { paddingInline: 8 });

export const providersTitle = pageStyle({
  marginBlock: "12px 8px",
  ...role("small"),
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
  ...role("small"),
  color: scheme.text2,
});

pageGlobal(`.${footer} > a`, { fontWeight: weight.semibold, color: scheme.text });

/** The invited account: its email, and what to do if it is another's. */
export const account = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 16,
  marginBlockEnd: 24,
  paddingBlock: 12,
  borderBlock: `1px solid ${scheme.line}`,
});

export const accountLine = pageStyle({ display: "block" });

/** Spans the row of the account when it is open. */
export const accountHelp = pageStyle({
  flexBasis: "100%",
  marginBlock: 4,
  ...role("small"),
  color: scheme.text2,
});

/** Small lines below the form of an invitation. */
export const fine = pageStyle({
  marginBlockStart: 20,
  ...role("caption"),
  color: scheme.text2,
});

/** Keeps the height of the form until the invitation is known. */
export const waiting = pageStyle({ minHeight: 340 });
