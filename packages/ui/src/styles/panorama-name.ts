/** Type and photo of a name that is across the lower edge of a photo. */
export interface PanoramaName {
  /** Font size in px at the usual font size of the browser. */
  size: number;
  tablet: number;
  mobile: number;
  /** Letter spacing in em. */
  tracking: number;
  /** Part of the first line that is above the lower edge of the photo, in em. */
  overlap: { wide: number; mobile: number };
  /** Height of the photo in px; `wide` in windows of 1280 x 800, 1440 x 900 and 1920 x 1080. */
  photo: { wide: readonly [number, number, number]; tablet: number; mobile: number };
}

const cover = { wide: [528, 596, 713], tablet: 520, mobile: 516 } as const;

/**
 * The agent's name in Panorama, per script. Shared by the type scale and by the decision whether the
 * name is legible on the cover.
 */
export const panoramaName = {
  ko: {
    size: 248,
    tablet: 180,
    mobile: 116,
    tracking: -0.06,
    overlap: { wide: 0.452, mobile: 0.534 },
    photo: cover,
  },
  en: {
    size: 194,
    tablet: 108,
    mobile: 82,
    tracking: -0.062,
    overlap: { wide: 0.598, mobile: 0.549 },
    photo: cover,
  },
  ja: {
    size: 200,
    tablet: 140,
    mobile: 96,
    tracking: 0.02,
    overlap: { wide: 0.52, mobile: 0.53 },
    photo: cover,
  },
} as const satisfies Record<string, PanoramaName>;

/** The address of a home in Panorama, which is in Latin letters in every language. */
export const panoramaAddress = {
  size: 158,
  tablet: 108,
  mobile: 48,
  tracking: -0.062,
  overlap: { wide: 0.598, mobile: 0.549 },
  photo: { wide: [528, 594, 600], tablet: 520, mobile: 440 },
} as const satisfies PanoramaName;

/** A name that fits one line only below this size, in px, is set in two lines. */
export const minOneLineSize = 96;
