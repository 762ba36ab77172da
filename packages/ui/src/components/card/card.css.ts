import { recipe } from "@vanilla-extract/recipes";
import { componentRule } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const card = recipe({
  base: componentRule({
    minWidth: 0,
    padding: 24,
    border: "1px solid transparent",
    color: scheme.text,
    overflowWrap: "anywhere",
    "@media": { [media.mobile]: { padding: 20 } },
  }),
  variants: {
    tone: {
      outlined: componentRule({ borderColor: scheme.line, background: scheme.surface }),
      // Forced colors draw the transparent border instead of the background.
      subtle: componentRule({ background: scheme.surface2 }),
    },
  },
});
