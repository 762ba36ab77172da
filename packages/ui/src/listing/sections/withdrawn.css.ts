import { serif, serifPerScript } from "../../homepage/designs/editorial/serif.css.ts";
import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { inLanguage } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = templateStyle({
  paddingBlock: "96px 104px",
  "@media": { [media.mobile]: { paddingBlock: "56px 72px" } },
});

export const title = templateStyle({
  maxWidth: "20em",
  fontSize: rem(44),
  lineHeight: 1.25,
  letterSpacing: "-.035em",
  fontWeight: 620,
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": { [media.mobile]: { fontSize: rem(30) } },
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
