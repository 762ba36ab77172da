import { recipe } from "@vanilla-extract/recipes";
import { componentRule } from "../../styles/layer-style.ts";
import { sprinkles } from "../../styles/sprinkles.css.ts";
import { rem } from "../../styles/rem.ts";
import { text as textStyle } from "../../styles/type.ts";

// More specific than the weight of each script in `textStyle`.
const weight = (fontWeight: number) => componentRule({ selectors: { "&&": { fontWeight } } });

export const text = recipe({
  base: componentRule({ overflowWrap: "anywhere" }),
  variants: {
    size: {
      body: componentRule(textStyle("body")),
      small: componentRule({ fontSize: rem(15), lineHeight: rem(24), fontWeight: 400 }),
      caption: componentRule({ fontSize: rem(14), lineHeight: rem(21), fontWeight: 400 }),
    },
    tone: {
      primary: sprinkles({ color: "primary" }),
      secondary: sprinkles({ color: "secondary" }),
      accent: sprinkles({ color: "accent" }),
      error: sprinkles({ color: "error" }),
    },
    weight: { regular: {}, medium: weight(500), semibold: weight(600) },
  },
});
