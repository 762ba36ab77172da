/** Font families, in order of preference. */
export const fontFamilies = {
  ui: ["Pretendard Variable", "Pretendard", "system-ui", "sans-serif"],
  uiJa: [
    "Pretendard JP Variable",
    "Pretendard JP",
    "Pretendard Variable",
    "system-ui",
    "sans-serif",
  ],
  serif: ["Source Serif 4 Variable", "Noto Serif KR Variable", "serif"],
  serifJa: ["Noto Serif JP Variable", "Source Serif 4 Variable", "serif"],
} as const;

/** Body text size on the platform, in px. */
export const platformBodySize = 17;

/** Page layout in px, from the widest windows to phones. */
export const layoutSizes = {
  max: { desktop: 1312 },
  margin: { desktop: 64, laptop: 48, tablet: 32, mobile: 20 },
  gutter: { desktop: 24, mobile: 16 },
  header: { desktop: 80, mobile: 64 },
} as const;

/** Control points of the easing curve of all motion. */
export const easing = [0.2, 0, 0, 1] as const;
