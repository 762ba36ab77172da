import { recipe } from "@vanilla-extract/recipes";
import { componentRule, componentStyle } from "../../styles/layer-style.ts";
import { tones } from "../../styles/tones.ts";
import { inlineAlert } from "../inline-alert/inline-alert.css.ts";

/** Layout and the color of an error are those of `InlineAlert`. */
export const banner = recipe({
  base: inlineAlert,
  variants: {
    severity: {
      info: componentRule(tones.info),
      success: componentRule(tones.success),
      warning: componentRule(tones.warning),
      error: {},
    },
  },
});

export const content = componentStyle({ display: "grid", gap: 4, minWidth: 0, fontWeight: 450 });

export const title = componentStyle({ fontWeight: 640 });

export const action = componentStyle({ marginBlockStart: 8 });
