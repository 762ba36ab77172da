import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { vars } from "../../../theme/contract.css.ts";

export const root = templateStyle({ display: "flex", flexWrap: "wrap" });

export const group = templateStyle({ display: "flex", flexWrap: "wrap", columnGap: 28 });

/** A rule between states and languages; on mobile the languages are below. */
templateGlobal(`${group} + ${group}`, {
  position: "relative",
  marginInlineStart: 56,
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
});
templateGlobal(`${group} + ${group}::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: -28,
  insetBlock: `${rem(18)} auto`,
  width: 1,
  height: rem(16),
  background: vars.scheme.control,
  "@media": { [media.mobile]: { display: "none" } },
});
