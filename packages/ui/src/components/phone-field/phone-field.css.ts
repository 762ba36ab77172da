import { componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { inLanguage } from "../../styles/states.ts";

/** A complete number fits next to the country at 375 px. */
export const number = componentStyle({ "@media": { [media.mobile]: { paddingInline: 12 } } });

export const group = componentStyle({
  display: "grid",
  // A design can set another width for the country.
  gridTemplateColumns: "var(--country-width, 196px) minmax(0, 1fr)",
  gap: 8,
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "148px minmax(0, 1fr)",
      // English country names are longer.
      selectors: { [inLanguage.en]: { gridTemplateColumns: "176px minmax(0, 1fr)" } },
    },
    [media.tiny]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      selectors: { [inLanguage.en]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});
