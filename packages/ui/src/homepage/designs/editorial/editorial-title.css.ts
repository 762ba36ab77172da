import { templateStyle } from "../../../styles/layer-style.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";

/** A Japanese heading, horizontal on mobile. */
export const vertical = templateStyle({
  "@media": {
    [media.aboveMobile]: {
      writingMode: "vertical-rl",
      maxHeight: rem(560),
      lineHeight: 1.5,
      fontFeatureSettings: "normal",
      // Over that of `heading` for Japanese.
      selectors: { "&&&": { letterSpacing: ".1em" } },
    },
  },
});
