import { parseAccept } from "hono/utils/accept";
import { type ImageWidth, imageWidths } from "#app/data/image-url.ts";

export interface ImageRequest {
  width: ImageWidth;
  /** Path under the loaning service's `/media/`, still percent-encoded. */
  path: string;
  /** True for formats without pixel dimensions or unsupported by sharp: served unchanged. */
  isOriginal: boolean;
}

/**
 * Parses `/images/{width}/{media path}`. Undefined for an unknown width and for paths that could escape
 * `/media/`: empty, dotted or encoded-slash segments.
 */
export function parseImagePath(pathname: string): ImageRequest | undefined {
  const [, folder, widthText, ...segments] = pathname.split("/");
  const width = imageWidths.find((known) => String(known) === widthText);
  if (folder !== "images" || width === undefined || segments.length === 0) return undefined;
  const path = segments.join("/");
  if (path.length > 500 || !segments.every(isPlain)) return undefined;
  return { width, path, isOriginal: /\.(svg|ico)$/i.test(path) };
}

function isPlain(segment: string): boolean {
  return /^[\w@~-](?:[\w@~-]|\.(?!\.))*$/.test(segment) && !segment.endsWith(".");
}

export type ImageFormat = "avif" | "webp" | "jpeg";

/**
 * The smallest format in an `Accept` header; JPEG, which every browser supports, when it lists
 * none.
 */
export function negotiateImageFormat(accept: string | undefined): ImageFormat {
  const named = new Set(
    parseAccept(accept ?? "")
      .filter(({ q }) => q > 0)
      .map(({ type }) => type.toLowerCase()),
  );
  if (named.has("image/avif")) return "avif";
  return named.has("image/webp") ? "webp" : "jpeg";
}
