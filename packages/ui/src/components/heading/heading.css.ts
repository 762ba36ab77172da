import { recipe } from "@vanilla-extract/recipes";
import { componentRule } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";
import { text } from "../../styles/type.ts";

export const heading = recipe({
  base: componentRule({ overflowWrap: "anywhere" }),
  variants: {
    size: {
      title: componentRule(text("title")),
      card: componentRule(text("cardTitle")),
      small: componentRule({ fontSize: rem(20), lineHeight: rem(32) }),
    },
  },
});
