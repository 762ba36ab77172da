import type { ValueId } from "@realtor/profile/fields";
import type { PhotoPath } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import type { CropRatio } from "@realtor/ui/crop-dialog";
import type { ImageWidth } from "#app/data/image-url.ts";

/** The photos that pages crop to a frame. */
export type FitPath = Extract<PhotoPath, "id" | "id2" | "top" | "gallery">;

type PhotoCrop =
  /** The page crops the photo to this frame. */
  | { crop: "frame"; frame: FitPath }
  /** The file itself is cropped to one of these ratios (width:height); `shape` is the best one. */
  | { crop: "file"; ratios: readonly CropRatio[]; shape: `${number}:${number}` };

type PhotoRule = PhotoCrop & {
  /** Minimum length of the shorter side in px. */
  minSide: number;
  /** Width in px that the largest frame needs to be sharp; null if no page enlarges the photo. */
  sharpWidth: ImageWidth | null;
  /** A field of the section that edits the photo. */
  field: ValueId;
};

/** Requirements by path. See docs/spec/profile.md#photos. */
export const photoRules: Readonly<Record<PhotoPath, PhotoRule>> = {
  logo: {
    crop: "file",
    ratios: ["free", "1:1"],
    shape: "3:2",
    minSide: 32,
    sharpWidth: null,
    field: "license",
  },
  logo2: {
    crop: "file",
    ratios: ["free", "1:1"],
    shape: "3:2",
    minSide: 32,
    sharpWidth: null,
    field: "photos",
  },
  id: { crop: "frame", frame: "id", minSide: 200, sharpWidth: 960, field: "nameEn" },
  id2: { crop: "frame", frame: "id2", minSide: 200, sharpWidth: 960, field: "photos" },
  top: { crop: "frame", frame: "top", minSide: 200, sharpWidth: 1440, field: "taglineKr" },
  gallery: { crop: "frame", frame: "gallery", minSide: 200, sharpWidth: null, field: "photos" },
  favicon: {
    crop: "file",
    ratios: ["1:1"],
    shape: "1:1",
    minSide: 16,
    sharpWidth: null,
    field: "seoTitleKo",
  },
  ogImage: {
    crop: "file",
    ratios: ["1200:630"],
    shape: "1200:630",
    minSide: 200,
    sharpWidth: null,
    field: "seoTitleKo",
  },
};

export const photoLimits = {
  gallery: limits.galleryPhotos,
  /** Of a chosen file, which is made smaller before the upload. */
  chosenBytes: 20 * 1024 * 1024,
  /** Of a stored file. */
  bytes: limits.uploadBytes,
  /** Longest side in px of the two stored sizes. */
  thumbnail: 480,
  fullsize: 2400,
  /** Rejected before decoding, which would need 0.5 GB of memory. */
  pixels: 120_000_000,
  /** Longest side in px that is recommended in error messages: every browser decodes it. */
  safeSide: 8000,
  /** Maximum ratio of the sides; a thumbnail would be too narrow beyond it. */
  maxRatio: 20,
} as const;
