import { recipe } from "@vanilla-extract/recipes";
import { componentRule, componentStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";
import { inlineAlert } from "../inline-alert/inline-alert.css.ts";

const { scheme, platform } = vars;

/** Agent pages do not use platform colors, whose contrast is not guaranteed there. */
const onAgentsPage = { "[data-scheme] &": { color: scheme.text, background: scheme.surface2 } };

/** Layout and the color of an error are those of `InlineAlert`. */
export const banner = recipe({
  base: inlineAlert,
  variants: {
    severity: {
      info: componentRule({
        color: scheme.text,
        background: platform.blue50,
        selectors: onAgentsPage,
      }),
      success: componentRule({
        color: platform.green,
        background: platform.green50,
        selectors: onAgentsPage,
      }),
      warning: componentRule({
        color: platform.amber,
        background: platform.amber50,
        selectors: onAgentsPage,
      }),
      error: {},
    },
  },
});

export const content = componentStyle({ display: "grid", gap: 4, minWidth: 0, fontWeight: 450 });

export const title = componentStyle({ fontWeight: 640 });

export const action = componentStyle({ marginBlockStart: 8 });
