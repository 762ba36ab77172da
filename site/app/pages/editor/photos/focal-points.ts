import type { PhotoPath } from "@realtor/api/loaning";
import type { Crop } from "@realtor/ui/crop-dialog";
import type { FocalPoints } from "./photo-list.ts";

/** Percent from the left and from the top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The focal point of a photo as pages read it: by its URL, else by its path. */
export function getFocalPoint(
  points: FocalPoints,
  path: PhotoPath,
  url: string,
): FocalPoint | undefined {
  const byUrl = points[url];
  return isPoint(byUrl) ? byUrl : points[path];
}

/**
 * Sets the focal point of a path with one photo and removes that of the URL, which would override
 * it.
 */
export function setFocalPoint(
  points: FocalPoints,
  path: PhotoPath,
  url: string,
  point: FocalPoint,
): FocalPoints {
  return { ...omit(points, [url]), [path]: point };
}

/** Removes the focal point of a deleted photo, and that of its path unless it is the gallery. */
export function clearFocalPoint(points: FocalPoints, path: PhotoPath, url: string): FocalPoints {
  return omit(points, path === "gallery" ? [url] : [url, path]);
}
interface CroppedPhoto {
  /** URLs of the full size before and after. */
  from: string;
  to: string;
  /** The previous and the new crop in the source image. */
  previousCrop: Crop;
  crop: Crop;
}

/** Moves the focal point to the same spot of the cropped image, or to the nearest edge. */
export function cropFocalPoint(
  points: FocalPoints,
  path: PhotoPath,
  photo: CroppedPhoto,
): FocalPoints {
  const byUrl = points[photo.from];
  const byPath = path === "gallery" ? undefined : points[path];
  const others = omit(points, [photo.from]);
  if (isPoint(byUrl)) return { ...others, [photo.to]: toCropPoint(byUrl, photo) };
  return byPath ? { ...others, [path]: toCropPoint(byPath, photo) } : others;
}

function toCropPoint({ x, y }: FocalPoint, { previousCrop, crop }: CroppedPhoto): FocalPoint {
  return {
    x: toPercent((previousCrop.x + (x / 100) * previousCrop.width - crop.x) / crop.width),
    y: toPercent((previousCrop.y + (y / 100) * previousCrop.height - crop.y) / crop.height),
  };
}

/** A ratio as percent from 0 to 100, rounded to a tenth. */
export function toPercent(ratio: number): number {
  return Math.round(Math.min(Math.max(0, ratio), 1) * 1000) / 10;
}

function omit(points: FocalPoints, keys: readonly string[]): FocalPoints {
  if (!keys.some((key) => key in points)) return points;
  const entries = Object.entries(points).filter(([key]) => !keys.includes(key));
  // The remaining entries are focal points; Object.entries drops their type.
  return Object.fromEntries(entries) as FocalPoints;
}

function isPoint(value: unknown): value is FocalPoint {
  if (typeof value !== "object" || value === null || !("x" in value && "y" in value)) return false;
  return typeof value.x === "number" && typeof value.y === "number";
}
