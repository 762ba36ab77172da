/** Breakpoints of DESIGN-LANGUAGE section 5, as media queries. */
export const media = {
  tiny: "(max-width: 360px)",
  /** The carousel shows 1.4 slides under this width (SPEC section 9). */
  underCarousel: "(max-width: 499.98px)",
  mobile: "(max-width: 760px)",
  tablet: "(min-width: 761px) and (max-width: 1100px)",
  upToTablet: "(max-width: 1100px)",
  laptop: "(min-width: 1101px) and (max-width: 1439px)",
  upToLaptop: "(max-width: 1439px)",
  aboveMobile: "(min-width: 761px)",
  desktop: "(min-width: 1440px)",
  hover: "(hover: hover)",
  motionOk: "(prefers-reduced-motion: no-preference)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
