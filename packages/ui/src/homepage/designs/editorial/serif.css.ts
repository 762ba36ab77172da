import { exact } from "../../../styles/exact.ts";
import { weight } from "../../../styles/role.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";

const tracking = (em: string) => exact(em, "the serif font");

/** Serif font per script, with matching Latin glyphs. */
export const serif = {
  fontFamily: vars.font.serif,
  fontWeight: weight.regular,
  letterSpacing: tracking("-.03em"),
  fontOpticalSizing: "auto",
} as const;

export const serifPerScript = {
  [inLanguage.ko]: { fontWeight: weight.medium, letterSpacing: tracking("-.045em") },
  [inLanguage.ja]: {
    fontFamily: vars.font.serifJa,
    fontWeight: weight.medium,
    letterSpacing: tracking(".02em"),
  },
} as const;
