import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = sectionStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

// The container sets the phrase breaking.
sectionGlobal(`${root} p`, { wordBreak: "inherit" });
sectionGlobal(`${root} > * + *, ${root} + ${root}`, { marginBlockStart: exact("1em", "the text") });
sectionGlobal(`${root} li`, {
  paddingInlineStart: exact("1.1em", "the text"),
  position: "relative",
});
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
  ...role("caption"),
  color: vars.scheme.text2,
  marginBlockEnd: 12,
});
