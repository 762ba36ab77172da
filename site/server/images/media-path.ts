import { type ImageWidth, imageWidths } from "#app/data/image-url.ts";

export interface WantedImage {
  width: ImageWidth;
  /** Path under the loaning service's `/media/`, percent-encoded as it came. */
  path: string;
  /** Pictures without a size in px, or that sharp cannot read, are passed on as they are. */
  asIs: boolean;
}

/**
 * Reads `/images/{width}/{media path}`. Null for another width, and for any path that could mean
 * something else than one file below `/media/`: empty, dotted or encoded-slash segments and the like.
 */
export function readImagePath(pathname: string): WantedImage | null {
  const [, folder, widthText, ...segments] = pathname.split("/");
  const width = imageWidths.find((known) => String(known) === widthText);
  if (folder !== "images" || width === undefined || segments.length === 0) return null;
  const path = segments.join("/");
  if (path.length > 500 || !segments.every(isPlain)) return null;
  return { width, path, asIs: /\.(svg|ico)$/i.test(path) };
}

function isPlain(segment: string): boolean {
  return /^[\w@~-](?:[\w@~-]|\.(?!\.))*$/.test(segment) && !segment.endsWith(".");
}
