import { recipe } from "@vanilla-extract/recipes";
import { componentRule } from "../../styles/scaled.ts";
import { tones } from "../../styles/tones.ts";
import { exact } from "../../styles/exact.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const badge = recipe({
  base: componentRule({
    display: "inline-block",
    maxWidth: "100%",
    minWidth: 24,
    paddingBlock: exact(1, "the cap height of its figures"),
    paddingInline: 8,
    // Visible in forced colors, which do not draw the background.
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    ...role("fine", { weight: "semibold" }),
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
