import { componentGlobal, componentStyle } from "../styles/scaled.ts";
import { role } from "../styles/role.ts";
import { vars } from "../theme/contract.css.ts";

const { scheme } = vars;

export const sent = componentStyle({
  marginBlockStart: 20,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${scheme.text}`,
  borderBlockEnd: `1px solid ${scheme.line}`,
  // The next of the rows of what was sent.
  selectors: { "dl + &": { marginBlockStart: 0, borderBlockStart: "none" } },
});

export const number = componentStyle({
  ...role("caption"),
  color: scheme.text2,
  outline: "none",
});
componentGlobal(`.${number} > dd`, {
  margin: 0,
  overflowWrap: "anywhere",
  ...role("heading", { latin: true }),
  color: scheme.text,
});

export const status = componentStyle({ display: "block" });

export const outcome = componentStyle({
  display: "block",
  marginBlockStart: 4,
  ...role("small"),
});

export const question = componentStyle({ display: "grid", gap: 8, marginBlockStart: 4 });

export const check = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginBlockEnd: 4,
  ...role("small", { weight: "semibold" }),
});
componentGlobal(`.${check} > svg`, { flex: "none", width: 20, height: 20 });
