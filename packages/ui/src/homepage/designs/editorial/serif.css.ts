import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";

/** Serif font per script, with matching Latin glyphs. */
export const serif = {
  fontFamily: vars.font.serif,
  fontWeight: 400,
  letterSpacing: "-.03em",
  fontOpticalSizing: "auto",
} as const;

export const serifPerScript = {
  [inLanguage.ko]: { fontWeight: 500, letterSpacing: "-.045em" },
  [inLanguage.ja]: { fontFamily: vars.font.serifJa, fontWeight: 500, letterSpacing: ".02em" },
} as const;
