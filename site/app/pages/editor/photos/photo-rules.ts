import type { PhotoPath } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import type { CropRatio } from "@realtor/ui/crop-dialog";

interface PhotoRule {
  /** Ratios to crop to, width first; a single one where the page has room for no other. */
  ratios: readonly CropRatio[];
  /** Shorter side in px that the page needs at least. */
  smallest: number;
  /** The page cuts it to its frames and keeps the focal point in view. */
  focus: boolean;
}

const anyRatio = ["free", "4:3", "3:2", "1:1", "4:5"] as const;

/** What each path asks of its photo: the templates' frames, a browser's tab, a share preview. */
export const photoRules: Readonly<Record<PhotoPath, PhotoRule>> = {
  logo: { ratios: ["free", "1:1"], smallest: 32, focus: false },
  logo2: { ratios: ["free", "1:1"], smallest: 32, focus: false },
  id: { ratios: ["4:5"], smallest: 200, focus: true },
  id2: { ratios: anyRatio, smallest: 200, focus: true },
  top: { ratios: ["free", "16:9", "3:2", "4:3"], smallest: 200, focus: true },
  gallery: { ratios: anyRatio, smallest: 200, focus: false },
  favicon: { ratios: ["1:1"], smallest: 16, focus: false },
  ogImage: { ratios: ["1200:630"], smallest: 200, focus: false },
};

export const photoLimits = {
  gallery: limits.galleryPhotos,
  bytes: limits.uploadBytes,
  /** Longest side in px of the two stored sizes (DECISIONS section 6). */
  thumbnail: 480,
  fullsize: 2400,
  /** Refused from its header: decoded it would take half a gigabyte. */
  pixels: 120_000_000,
  /** Longest side in px that is told to whoever chose a larger one: every browser decodes it. */
  safeSide: 8000,
  /** How many times as long as high, or as high as long: beyond it a thumbnail is a thread. */
  stretch: 20,
} as const;
