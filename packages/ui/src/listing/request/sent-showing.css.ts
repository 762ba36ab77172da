import { templateStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const rows = templateStyle({
  marginBlock: "20px 0",
  borderBlockStart: `1px solid ${scheme.text}`,
});
export const row = templateStyle({
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${scheme.line}`,
});
export const term = templateStyle({ fontSize: rem(14), lineHeight: rem(22), color: scheme.text2 });
export const time = templateStyle({
  margin: 0,
  fontSize: rem(17),
  lineHeight: rem(26),
  fontWeight: 620,
});
export const note = templateStyle({
  margin: 0,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: scheme.text2,
});
