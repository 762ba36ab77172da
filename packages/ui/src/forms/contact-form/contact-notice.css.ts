import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const notice = componentStyle({
  marginBlock: "24px 20px",
  overflowWrap: "anywhere",
  ...role("small"),
  color: vars.scheme.text2,
});

// Prose fills its lines.
componentGlobal(`.${notice} :is(p, dd)`, { textWrap: "wrap" });
componentGlobal(`.${notice} :is(p, dd):lang(ja)`, { wordBreak: "normal", textWrap: "pretty" });

export const summary = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  textDecoration: "underline",
  textUnderlineOffset: 4,
  listStyle: "none",
  cursor: "pointer",
});

componentGlobal(`.${summary}::-webkit-details-marker`, { display: "none" });

export const facts = componentStyle({ display: "grid", gap: 12, margin: 0 });

componentGlobal(`.${facts} dt`, { fontWeight: weight.semibold });
componentGlobal(`.${facts} dd`, { margin: 0 });
