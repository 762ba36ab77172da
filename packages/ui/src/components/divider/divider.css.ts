import { recipe } from "@vanilla-extract/recipes";
import { componentRule } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

export const divider = recipe({
  base: componentRule({ flex: "none", margin: 0, border: "0 solid" }),
  variants: {
    orientation: {
      horizontal: componentRule({ width: "100%", height: 0, borderBlockStartWidth: 1 }),
      vertical: componentRule({
        alignSelf: "stretch",
        width: 0,
        height: "auto",
        borderInlineStartWidth: 1,
      }),
    },
    tone: {
      subtle: componentRule({ borderColor: vars.scheme.line }),
      strong: componentRule({ borderColor: vars.scheme.text }),
    },
  },
});
