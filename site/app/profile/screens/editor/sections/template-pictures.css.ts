import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const templates = pageStyle({});
templateGlobal(`.${templates} > div:first-child`, { marginBlockEnd: 10 });
templateGlobal(`.${templates} > [data-slot=options]`, {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 12,
});
templateGlobal(`.${templates} [data-slot=option]`, {
  fontSize: rem(15),
  lineHeight: rem(24),
  fontWeight: 500,
});
templateGlobal(`.${templates} [data-slot=option][data-selected]`, { fontWeight: 650 });

export const picture = pageStyle({
  display: "block",
  width: "100%",
  height: "auto",
  marginBlockEnd: 10,
  border: `1px solid ${platform.s300}`,
  selectors: {
    "[data-hovered] > &": { outline: `1px solid ${platform.ink}`, outlineOffset: 2 },
    "[data-selected] > &": { outline: `3px solid ${platform.ink}`, outlineOffset: 2 },
    "[data-focus-visible] > &": { outline: `3px solid ${platform.blue}`, outlineOffset: 4 },
  },
});
