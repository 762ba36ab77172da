import { labelStart } from "../components/checkbox/checkbox.css.ts";
import { componentStyle } from "../styles/scaled.ts";
import { role } from "../styles/role.ts";
import { vars } from "../theme/contract.css.ts";

/** Off-screen rather than `display: none`, which some bots skip. */
export const honeypot = componentStyle({
  position: "absolute",
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: "hidden",
});

export const consentLink = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  // A 44 px target in a 36 px line.
  minHeight: 44,
  marginBlock: -4,
  overflowWrap: "anywhere",
  ...role("small"),
  color: vars.scheme.text2,
  textUnderlineOffset: 4,
});

/** Facts that belong to a consent, below its label. */
export const consentNotice = componentStyle({
  marginBlockEnd: 4,
  marginInlineStart: labelStart,
  textWrap: "wrap",
  ...role("fine"),
  color: vars.scheme.text2,
  // Prose fills its lines.
  selectors: { "&:lang(ja)": { wordBreak: "normal", textWrap: "pretty" } },
});
