import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const templates = pageStyle({});
pageGlobal(`.${templates} > div:first-child`, { marginBlockEnd: 8 });
pageGlobal(`.${templates} > [data-slot=options]`, {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 12,
});
pageGlobal(`.${templates} [data-slot=option]`, {
  ...role("small", { weight: "medium" }),
});
pageGlobal(`.${templates} [data-slot=option][data-selected]`, { fontWeight: weight.strong });

export const picture = pageStyle({
  display: "block",
  width: "100%",
  height: "auto",
  marginBlockEnd: 8,
  border: `1px solid ${platform.s300}`,
  selectors: {
    "[data-hovered] > &": { outline: `1px solid ${platform.ink}`, outlineOffset: 2 },
    "[data-selected] > &": { outline: `3px solid ${platform.ink}`, outlineOffset: 2 },
    "[data-focus-visible] > &": { outline: `3px solid ${platform.blue}`, outlineOffset: 4 },
  },
});
