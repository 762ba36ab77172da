import type { PhotoPath } from "@realtor/api/loaning";
import type { Crop } from "@realtor/ui/crop-dialog";
import type { FocalPoints } from "./photos-value.ts";

/** A point of a picture in percent, from the left and from the top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** A photo's point as a page reads it: by its own address, else by its path. */
export function focalPointOf(
  points: FocalPoints,
  path: PhotoPath,
  url: string,
): FocalPoint | undefined {
  const own = points[url];
  return isPoint(own) ? own : points[path];
}

/** Sets the point of a path with one photo, whose address must not say otherwise. */
export function setFocalPoint(
  points: FocalPoints,
  path: PhotoPath,
  url: string,
  point: FocalPoint,
): FocalPoints {
  return { ...without(points, [url]), [path]: point };
}

/** Forgets the point of a photo that is gone; that of the path too, where it was its only photo. */
export function forgetFocalPoint(points: FocalPoints, path: PhotoPath, url: string): FocalPoints {
  return without(points, path === "gallery" ? [url] : [url, path]);
}

/** A photo that was made anew from a part of a picture. */
export interface CroppedPhoto {
  /** Its full size's address before, and now. */
  from: string;
  to: string;
  /** The part of the picture that was seen before, and that is seen now. */
  shown: Crop;
  crop: Crop;
}

/** The points after a photo was cropped: the same spot of the picture; cut off, the edge next to it. */
export function cropFocalPoint(
  points: FocalPoints,
  path: PhotoPath,
  photo: CroppedPhoto,
): FocalPoints {
  const own = points[photo.from];
  const byPath = path === "gallery" ? undefined : points[path];
  const rest = without(points, [photo.from]);
  if (isPoint(own)) return { ...rest, [photo.to]: inCrop(own, photo) };
  return byPath ? { ...rest, [path]: inCrop(byPath, photo) } : rest;
}

function inCrop({ x, y }: FocalPoint, { shown, crop }: CroppedPhoto): FocalPoint {
  return {
    x: toPercent((shown.x + (x / 100) * shown.width - crop.x) / crop.width),
    y: toPercent((shown.y + (y / 100) * shown.height - crop.y) / crop.height),
  };
}

/** A share as percent from 0 to 100, to a tenth: finer than any eye. */
export function toPercent(share: number): number {
  return Math.round(Math.min(Math.max(0, share), 1) * 1000) / 10;
}

function without(points: FocalPoints, keys: readonly string[]): FocalPoints {
  if (!keys.some((key) => key in points)) return points;
  const entries = Object.entries(points).filter(([key]) => !keys.includes(key));
  // What is left of focal points are focal points; Object.entries forgets their type.
  return Object.fromEntries(entries) as FocalPoints;
}

function isPoint(value: unknown): value is FocalPoint {
  if (typeof value !== "object" || value === null || !("x" in value && "y" in value)) return false;
  return typeof value.x === "number" && typeof value.y === "number";
}
