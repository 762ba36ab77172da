import { role } from "../../styles/role.ts";
import { templateStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const rows = templateStyle({
  marginBlock: "20px 0",
  borderBlockStart: `1px solid ${scheme.text}`,
});
export const row = templateStyle({
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${scheme.line}`,
});
export const term = templateStyle({ ...role("caption"), color: scheme.text2 });
export const time = templateStyle({
  margin: 0,
  ...role("body", { weight: "semibold", reading: false }),
});
export const note = templateStyle({
  margin: 0,
  ...role("caption"),
  color: scheme.text2,
});
