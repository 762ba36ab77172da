import { recipe } from "@vanilla-extract/recipes";
import { componentRule } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, platform } = vars;

/** Agent pages do not use platform colors, whose contrast is not guaranteed there. */
const onAgentsPage = {
  "[data-scheme] &": {
    color: scheme.text,
    background: scheme.surface2,
    borderColor: scheme.outline,
  },
};

export const badge = recipe({
  base: componentRule({
    display: "inline-block",
    maxWidth: "100%",
    minWidth: 24,
    paddingBlock: 1,
    paddingInline: 7,
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    fontSize: 13,
    lineHeight: "20px",
    fontWeight: 600,
    textAlign: "center",
    fontVariantNumeric: "tabular-nums lining-nums",
    overflowWrap: "anywhere",
    // Backgrounds are not drawn in forced colors.
    "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
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
      error: componentRule({ color: scheme.error, background: scheme.errorSurface }),
    },
  },
});
