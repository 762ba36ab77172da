import { serif } from "../../homepage/designs/editorial/serif.css.ts";
import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

/** The name of a home next to its place, and in the links to its neighbors. */
export const addressName = templateStyle({
  display: "block",
  ...role("card"),
  color: vars.scheme.text,
});
templateGlobal(`[data-template="editorial"] ${addressName}`, {
  ...serif,
});
