import { recipe } from "@vanilla-extract/recipes";
import { componentRule, componentStyle } from "../../styles/scaled.ts";
import { tones } from "../../styles/tones.ts";
import { inlineAlert } from "../inline-alert/inline-alert.css.ts";
import { weight } from "../../styles/role.ts";

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

export const content = componentStyle({
  display: "grid",
  gap: 4,
  minWidth: 0,
  fontWeight: weight.medium,
});

export const title = componentStyle({ fontWeight: weight.strong });

export const action = componentStyle({ marginBlockStart: 8 });
