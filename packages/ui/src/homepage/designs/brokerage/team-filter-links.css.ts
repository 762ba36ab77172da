import { rem } from "../../../styles/rem.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { media } from "../../../styles/media.ts";
import { vars } from "../../../theme/contract.css.ts";

export const root = templateStyle({ display: "flex", flexWrap: "wrap" });

export const group = templateStyle({ display: "flex", flexWrap: "wrap", columnGap: 24 });

/** A rule between states and languages; on mobile the languages are below. */
templateGlobal(`${group} + ${group}`, {
  position: "relative",
  marginInlineStart: 64,
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
});
templateGlobal(`${group} + ${group}::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: -32,
  insetBlock: `${rem(18)} auto`,
  width: 1,
  height: rem(16),
  background: vars.scheme.control,
  "@media": { [media.mobile]: { display: "none" } },
});
