import { rem } from "../../../styles/rem.ts";
import { exact } from "../../../styles/exact.ts";
import { vars } from "../../../theme/contract.css.ts";
import { templateStyle } from "../../../styles/scaled.ts";
import { media } from "../../../styles/media.ts";

/** A Japanese heading, horizontal on mobile. */
export const vertical = templateStyle({
  "@media": {
    [media.aboveMobile]: {
      writingMode: "vertical-rl",
      maxHeight: rem(560),
      lineHeight: vars.line.small,
      fontFeatureSettings: "normal",
      // Over that of `heading` for Japanese.
      selectors: { "&&&": { letterSpacing: exact(".1em", "vertical text") } },
    },
  },
});
