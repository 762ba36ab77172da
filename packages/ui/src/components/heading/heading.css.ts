import { recipe } from "@vanilla-extract/recipes";
import { componentRule } from "../../styles/layer-style.ts";
import { text } from "../../styles/type.ts";

export const heading = recipe({
  base: componentRule({ overflowWrap: "anywhere" }),
  variants: {
    size: {
      title: componentRule(text("title")),
      card: componentRule(text("cardTitle")),
      small: componentRule({ fontSize: 20, lineHeight: "32px" }),
    },
  },
});
