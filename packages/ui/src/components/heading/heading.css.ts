import { recipe } from "@vanilla-extract/recipes";
import { componentRule } from "../../styles/scaled.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const heading = recipe({
  base: componentRule({ overflowWrap: "anywhere" }),
  variants: {
    size: {
      lead: componentRule({
        ...role("lead", { weight: "strong", reading: false }),
        letterSpacing: vars.tracking.heading,
      }),
      card: componentRule(role("card")),
      heading: componentRule(role("heading")),
      title: componentRule(role("title")),
      section: componentRule(role("section")),
      banner: componentRule(role("banner")),
      display: componentRule(role("display")),
    },
  },
});
