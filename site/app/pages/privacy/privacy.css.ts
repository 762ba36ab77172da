import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const text = pageStyle({ borderBlockStart: `1px solid ${scheme.text}` });

export const summary = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 88,
  paddingBlock: 20,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [media.mobile]: { minHeight: 72 } },
});
templateGlobal(`.${text}[open] > .${summary} > svg`, { transform: "rotate(180deg)" });

export const name = pageStyle({
  fontSize: rem(26),
  lineHeight: 1.36,
  "@media": { [media.mobile]: { fontSize: rem(23) } },
});

/** Scrolls a fragment target below the summary with the language's name. */
export const content = pageStyle({
  paddingBlock: "24px 96px",
  scrollMarginBlockStart: 88,
  "@media": { [media.mobile]: { paddingBlockEnd: 64 } },
});
