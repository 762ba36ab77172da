import { recipe } from "@vanilla-extract/recipes";
import { componentRule } from "../../styles/layer-style.ts";
import { tones } from "../../styles/tones.ts";
import { vars } from "../../theme/contract.css.ts";
import { rem } from "../../styles/rem.ts";

const { scheme } = vars;

export const badge = recipe({
  base: componentRule({
    display: "inline-block",
    maxWidth: "100%",
    minWidth: 24,
    paddingBlock: 1,
    paddingInline: 7,
    // Visible in forced colors, which do not draw the background.
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    fontSize: rem(13),
    lineHeight: rem(20),
    fontWeight: 600,
    textAlign: "center",
    fontVariantNumeric: "tabular-nums lining-nums",
    overflowWrap: "anywhere",
  }),
  variants: {
    tone: {
      neutral: componentRule({
        color: scheme.text,
        background: scheme.surface2,
        borderColor: scheme.outline,
      }),
      accent: componentRule({
        color: scheme.onFill,
        background: scheme.fill,
        borderColor: scheme.fillEdge,
      }),
      success: componentRule(tones.success),
      warning: componentRule(tones.warning),
      error: componentRule({
        color: scheme.error,
        background: scheme.errorSurface,
        selectors: { "[data-scheme] &": { borderColor: scheme.outline } },
      }),
    },
  },
});
