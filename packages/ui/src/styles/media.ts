/** Media queries of the breakpoints: `docs/spec/design-language.md#space`. */
export const media = {
  tiny: "(max-width: 360px)",
  /** Below this width the carousel shows 1.4 slides. */
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
