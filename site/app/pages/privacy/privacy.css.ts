import { distance, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
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
pageGlobal(`.${text}[open] > .${summary} > svg`, { transform: "rotate(180deg)" });

export const name = pageStyle(role("card"));

/** Scrolls a fragment target below the summary with the language's name. */
export const content = pageStyle({
  paddingBlockStart: 24,
  paddingBlockEnd: distance.band,
  scrollMarginBlockStart: 88,
});
