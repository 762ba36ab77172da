import { exact, pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;
const printMedia = "print";

export const step = pageStyle({
  paddingBlock: "40px 64px",
  borderBlockStart: `1px solid ${scheme.text}`,
  scrollMarginBlockStart: 24,
  "@media": {
    [media.mobile]: { paddingBlock: "24px 40px" },
    [printMedia]: { paddingBlock: "12px 8px", breakInside: "avoid" },
  },
});

export const stepTitle = pageStyle({
  display: "flex",
  alignItems: "baseline",
  gap: 20,
  ...role("heading"),
  "@media": {
    [media.mobile]: { gap: 12 },
    [printMedia]: role("body", { weight: "strong" }),
  },
});

export const number = pageStyle({
  flex: "none",
  width: 28,
  ...role("body", { weight: "semibold" }),
  letterSpacing: "inherit",
  fontVariantNumeric: "tabular-nums lining-nums",
  color: scheme.accentText,
});

/** Aligned with the title text, to the right of the step number. */
export const stepText = pageStyle({
  marginInlineStart: exact(48, "number and gap"),
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
});

export const body = pageStyle({
  maxWidth: "40em",
  marginBlockStart: 12,
  "@media": { [printMedia]: { display: "none" } },
});

export const states = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: 24,
  marginBlockStart: 24,
  ...role("small"),
  textWrap: "pretty",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 20 },
    [printMedia]: { display: "none" },
  },
});

export const state = pageStyle({
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${scheme.line}`,
});

export const stateName = pageStyle({ marginBlockEnd: 4, fontWeight: weight.semibold });

export const tasks = pageStyle({
  marginBlockStart: 32,
  "@media": { [printMedia]: { marginBlockStart: 4 } },
});

export const tasksTitle = pageStyle({
  padding: 0,
  marginBlockEnd: 4,
  ...role("small", { weight: "semibold" }),
  "@media": { [printMedia]: { display: "none" } },
});

// Native checkboxes in print, because browsers do not print backgrounds.
pageGlobal(`.${tasks} input`, { "@media": { [printMedia]: { appearance: "auto" } } });
pageGlobal(`.${tasks} svg`, { "@media": { [printMedia]: { display: "none" } } });
