/** In em, so that a larger default font size of the browser gets the layout of a narrower window. */
const em = (px: number) => `${px / 16}em`;
const upTo = (px: number) => `(max-width: ${em(px)})`;
const from = (px: number) => `(min-width: ${em(px)})`;

/** Media queries of the breakpoints: `docs/spec/design-language.md#space`. */
export const media = {
  tiny: upTo(360),
  /** Below this width the carousel shows 1.4 slides. */
  underCarousel: upTo(499.98),
  mobile: upTo(760),
  tablet: `${from(761)} and ${upTo(1100)}`,
  upToTablet: upTo(1100),
  laptop: `${from(1101)} and ${upTo(1439)}`,
  upToLaptop: upTo(1439),
  aboveMobile: from(761),
  aboveTablet: from(1101),
  desktop: from(1440),
  hover: "(hover: hover)",
  motionOk: "(prefers-reduced-motion: no-preference)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
