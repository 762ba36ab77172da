import { pageGlobal, pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { compact, tiny } from "#app/admin/editor-bar.ts";
import { barHeight, inset, keyboardInset } from "#app/admin/layouts/split-view.css.ts";

/** The list of sections; in compact mode a sheet under the bar. */
export const sections = pageStyle({
  background: vars.platform.s50,
  "@media": {
    [compact]: {
      display: "none",
      selectors: {
        "&[data-open]": {
          display: "block",
          position: "fixed",
          inset: `${barHeight} 0 0`,
          zIndex: 10,
          overflowY: "auto",
        },
      },
    },
  },
});

export const form = pageStyle({
  paddingBlock: "32px 64px",
  paddingInline: 40,
  "@media": {
    [compact]: { maxWidth: 720, paddingBlock: "20px 40px", paddingInline: inset },
  },
});
// A focused field is not under the keyboard.
pageGlobal(`.${form} :is(input, textarea, select, button, a, h2, [tabindex])`, {
  "@media": {
    [compact]: { scrollMarginBlockEnd: `var(${keyboardInset}, 0px)` },
    [tiny]: { scrollMarginBlockEnd: 0 },
  },
});

export const notices = pageStyle({ marginBlockEnd: 24 });

// Toasts are next to the list of sections.
pageGlobal(`:root:has(.${sections})`, {
  vars: { "--rt-toast-inset-inline-start": "240px" },
  "@media": { [compact]: { vars: { "--rt-toast-inset-inline-start": "24px" } } },
});
