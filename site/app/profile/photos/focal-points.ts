import type { PhotoPath } from "@realtor/api/loaning";
import { type FocalPoints, getPhotoKey } from "./photo-list.ts";

/** Percent from the left and from the top, and magnification; see docs/spec/profile.md#presentation. */
interface FocalPoint {
  readonly x: number;
  readonly y: number;
  readonly zoom?: number | undefined;
}

/** The part of a photo that its frames show: percent of what is cut off left and above, and magnification. */
export interface PhotoFit {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A portrait has the face above the middle. */
const defaultFits: Partial<Record<PhotoPath, PhotoFit>> = { id: { x: 50, y: 18, zoom: 1 } };
const centered: PhotoFit = { x: 50, y: 50, zoom: 1 };

/** How pages show a photo: by its own entry, formerly with the whole URL as its key, else by that of its path. */
export function getPhotoFit(points: FocalPoints, path: PhotoPath, url: string): PhotoFit {
  const point = [points[getPhotoKey(url)], points[url], points[path]].find(isPoint);
  return point ? { zoom: 1, ...omitUndefined(point) } : (defaultFits[path] ?? centered);
}

/** Sets how pages show a photo: by its path if there is one photo, else by the path of its URL. */
export function setPhotoFit(
  points: FocalPoints,
  path: PhotoPath,
  url: string,
  { x, y, zoom }: PhotoFit,
): FocalPoints {
  const point = zoom > 1 ? { x, y, zoom } : { x, y };
  const key = path === "gallery" ? getPhotoKey(url) : path;
  return { ...omit(points, [url, getPhotoKey(url)]), [key]: point };
}

/** Removes the entry of a deleted photo, and that of its path unless it is the gallery. */
export function clearFocalPoint(points: FocalPoints, path: PhotoPath, url: string): FocalPoints {
  const keys = [url, getPhotoKey(url)];
  return omit(points, path === "gallery" ? keys : [...keys, path]);
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

function omitUndefined({ x, y, zoom }: FocalPoint) {
  return zoom === undefined ? { x, y } : { x, y, zoom };
}
