import { serif, serifPerScript } from "../../homepage/designs/editorial/serif.css.ts";
import { distance } from "../../styles/distance.ts";
import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { inLanguage } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = templateStyle({
  paddingBlockStart: distance.band,
  paddingBlockEnd: distance.section,
});

export const title = templateStyle({
  maxWidth: "20em",
  ...role("title"),
  textWrap: "balance",
});
const editorial = '[data-template="editorial"]';
templateGlobal(`${editorial} ${title}`, serif);
templateGlobal(`${editorial} ${title}:lang(ko)`, serifPerScript[inLanguage.ko]);
templateGlobal(`${editorial} ${title}:lang(ja)`, serifPerScript[inLanguage.ja]);

export const text = templateStyle({
  maxWidth: "36em",
  marginBlock: "16px 32px",
  color: vars.scheme.text2,
});
