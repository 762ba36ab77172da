import type { PhotoPath } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import type { CropRatio } from "@realtor/ui/crop-dialog";
import type { ImageWidth } from "#app/data/image-url.ts";
import type { FieldId } from "../draft/editor-fields.ts";

interface PhotoRule {
  /** Crop ratios (width:height); a single one if the page supports no other. */
  ratios: readonly CropRatio[];
  /** Minimum length of the shorter side in px. */
  minSide: number;
  /** Width in px that the largest frame needs to be sharp; null if no page enlarges the photo. */
  sharpWidth: ImageWidth | null;
  /** Whether pages crop the photo around its focal point. */
  hasFocalPoint: boolean;
  /** A field of the section that edits the photo. */
  field: FieldId;
}

const allRatios = ["free", "4:3", "3:2", "1:1", "4:5"] as const;

/** Requirements by path. See docs/spec/profile.md#photos. */
export const photoRules: Readonly<Record<PhotoPath, PhotoRule>> = {
  logo: {
    ratios: ["free", "1:1"],
    minSide: 32,
    sharpWidth: null,
    hasFocalPoint: false,
    field: "license",
  },
  logo2: {
    ratios: ["free", "1:1"],
    minSide: 32,
    sharpWidth: null,
    hasFocalPoint: false,
    field: "photos",
  },
  id: { ratios: ["4:5"], minSide: 200, sharpWidth: 960, hasFocalPoint: true, field: "nameEn" },
  id2: { ratios: allRatios, minSide: 200, sharpWidth: 960, hasFocalPoint: true, field: "photos" },
  top: {
    ratios: ["free", "16:9", "3:2", "4:3"],
    minSide: 200,
    sharpWidth: 1440,
    hasFocalPoint: true,
    field: "taglineKr",
  },
  gallery: {
    ratios: allRatios,
    minSide: 200,
    sharpWidth: null,
    hasFocalPoint: false,
    field: "photos",
  },
  favicon: {
    ratios: ["1:1"],
    minSide: 16,
    sharpWidth: null,
    hasFocalPoint: false,
    field: "seoTitleKo",
  },
  ogImage: {
    ratios: ["1200:630"],
    minSide: 200,
    sharpWidth: null,
    hasFocalPoint: false,
    field: "seoTitleKo",
  },
};

export const photoLimits = {
  gallery: limits.galleryPhotos,
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
