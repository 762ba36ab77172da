import { recipe } from "@vanilla-extract/recipes";
import { componentRule } from "../../styles/scaled.ts";
import { sprinkles } from "../../styles/sprinkles.css.ts";
import { role, weight } from "../../styles/role.ts";

export const text = recipe({
  base: componentRule({ overflowWrap: "anywhere" }),
  variants: {
    size: {
      fine: componentRule(role("fine")),
      caption: componentRule(role("caption")),
      small: componentRule(role("small")),
      base: componentRule(role("base")),
      body: componentRule(role("body")),
      lead: componentRule(role("lead")),
    },
    tone: {
      primary: sprinkles({ color: "primary" }),
      secondary: sprinkles({ color: "secondary" }),
      accent: sprinkles({ color: "accent" }),
      error: sprinkles({ color: "error" }),
    },
    // After the weight of the size.
    weight: {
      regular: {},
      medium: componentRule({ fontWeight: weight.medium }),
      semibold: componentRule({ fontWeight: weight.semibold }),
    },
  },
});
