import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;
const printMedia = "print";

export const step = pageStyle({
  paddingBlock: "40px 64px",
  borderBlockStart: `1px solid ${scheme.text}`,
  scrollMarginBlockStart: 24,
  "@media": {
    [media.mobile]: { paddingBlock: "28px 48px" },
    [printMedia]: { paddingBlock: "12px 8px", breakInside: "avoid" },
  },
});

export const stepTitle = pageStyle({
  display: "flex",
  alignItems: "baseline",
  gap: 20,
  fontSize: rem(32),
  lineHeight: 1.3,
  "@media": {
    [media.mobile]: { fontSize: rem(26), gap: 12 },
    [printMedia]: { fontSize: rem(18) },
  },
});

export const number = pageStyle({
  flex: "none",
  width: 28,
  fontSize: rem(18),
  fontWeight: 600,
  letterSpacing: 0,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: scheme.accentText,
});

/** Aligned with the title text, to the right of the step number. */
export const stepText = pageStyle({
  marginInlineStart: 48,
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
});

export const body = pageStyle({
  maxWidth: "40em",
  marginBlockStart: 14,
  lineHeight: 1.7,
  "@media": { [printMedia]: { display: "none" } },
});

export const states = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: 24,
  marginBlockStart: 28,
  fontSize: rem(15),
  lineHeight: rem(25),
  textWrap: "pretty",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase" } },
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 20 },
    [printMedia]: { display: "none" },
  },
});

export const state = pageStyle({
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${scheme.line}`,
});

export const stateName = pageStyle({ marginBlockEnd: 4, fontWeight: 600 });

export const tasks = pageStyle({
  marginBlockStart: 32,
  "@media": { [printMedia]: { marginBlockStart: 4 } },
});

export const tasksTitle = pageStyle({
  padding: 0,
  marginBlockEnd: 4,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
  "@media": { [printMedia]: { display: "none" } },
});

// Native checkboxes in print, because browsers do not print backgrounds.
templateGlobal(`.${tasks} input`, { "@media": { [printMedia]: { appearance: "auto" } } });
templateGlobal(`.${tasks} svg`, { "@media": { [printMedia]: { display: "none" } } });
