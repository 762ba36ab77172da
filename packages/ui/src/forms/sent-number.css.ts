import { vars } from "../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../styles/layer-style.ts";
import { rem } from "../styles/rem.ts";

const { scheme } = vars;

export const sent = componentStyle({
  marginBlockStart: 20,
  paddingBlock: 14,
  borderBlockStart: `1px solid ${scheme.text}`,
  borderBlockEnd: `1px solid ${scheme.line}`,
  // The next of the rows of what was sent.
  selectors: { "dl + &": { marginBlockStart: 0, borderBlockStart: "none" } },
});

export const number = componentStyle({
  fontSize: rem(14),
  lineHeight: rem(20),
  color: scheme.text2,
  outline: "none",
});
componentGlobal(`.${number} > dd`, {
  margin: 0,
  overflowWrap: "anywhere",
  fontSize: rem(28),
  lineHeight: rem(36),
  fontWeight: 620,
  color: scheme.text,
});

export const status = componentStyle({ display: "block" });

export const outcome = componentStyle({
  display: "block",
  marginBlockStart: 6,
  fontSize: rem(15),
  lineHeight: rem(22),
});

export const question = componentStyle({ display: "grid", gap: 8, marginBlockStart: 4 });

export const check = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginBlockEnd: 4,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
});
componentGlobal(`.${check} > svg`, { flex: "none", width: 20, height: 20 });
