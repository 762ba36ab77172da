/**
 * Sizes of the agent's name in Panorama, per script: px at the usual font size of the browser, and em.
 * Shared by the type scale and by the decision whether the name is legible on the cover.
 */
export const panoramaName = {
  ko: {
    size: 248,
    tablet: 180,
    mobile: 116,
    tracking: -0.06,
    /** Part of the first line that is above the lower edge of the cover, in em. */
    overlap: { wide: 0.452, mobile: 0.534 },
  },
  en: {
    size: 194,
    tablet: 108,
    mobile: 82,
    tracking: -0.062,
    overlap: { wide: 0.598, mobile: 0.549 },
  },
  ja: {
    size: 200,
    tablet: 140,
    mobile: 96,
    tracking: 0.02,
    overlap: { wide: 0.52, mobile: 0.53 },
  },
} as const;

/** A name that fits one line only below this size, in px, is set in two lines. */
export const minOneLineSize = 96;
