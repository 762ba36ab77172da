import { sectionGlobal, sectionStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";
import { rem } from "../../styles/rem.ts";

export const root = sectionStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

// The container sets the phrase breaking.
sectionGlobal(`${root} p`, { wordBreak: "inherit" });
sectionGlobal(`${root} > * + *, ${root} + ${root}`, { marginBlockStart: "1em" });
sectionGlobal(`${root} li`, { paddingInlineStart: "1.1em", position: "relative" });
sectionGlobal(`${root} li::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: ".82em",
  width: ".5em",
  height: 1,
  background: vars.scheme.control,
});
sectionGlobal(`${root} a`, {
  color: vars.scheme.accentText,
  textUnderlineOffset: 4,
  textDecorationThickness: 1,
});

export const languageNote = sectionStyle({
  fontSize: rem(14),
  lineHeight: rem(21),
  color: vars.scheme.text2,
  marginBlockEnd: 12,
});
