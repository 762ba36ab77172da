import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { rem } from "../../../styles/rem.ts";
import { vars } from "../../../theme/contract.css.ts";

export const root = templateStyle({ display: "flex", flexWrap: "wrap", columnGap: 28 });

export const group = templateStyle({ display: "flex", flexWrap: "wrap", columnGap: 28 });

/** A rule between states and languages. */
templateGlobal(`${group} + ${group}`, { position: "relative" });
templateGlobal(`${group} + ${group}::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: -14,
  insetBlock: `${rem(18)} auto`,
  width: 1,
  height: rem(16),
  background: vars.scheme.control,
});
