import type { ResolvedImage } from "@realtor/ui/templates";

/** Widths in px of the resized images that the server generates. */
export const imageWidths = [160, 320, 480, 768, 960, 1200, 1440, 2400] as const;
export type ImageWidth = (typeof imageWidths)[number];

/**
 * Path of a stored photo resized to a width: `https://…/media/a/b.jpg` at 480 is `/images/480/a/b.jpg`.
 * A URL that is not under `/media/` is returned unchanged.
 */
export function imagePath(mediaUrl: string, width: ImageWidth): string {
  const path = mediaPath(mediaUrl);
  return path === null ? mediaUrl : `/images/${width}/${path}`;
}

/** The part of a stored photo's URL after `/media/`; null for any other URL. */
export function mediaPath(mediaUrl: string): string | null {
  return /^(?:https?:\/\/[^/?#]+)?\/media\/([^?#]+)/i.exec(mediaUrl)?.[1] ?? null;
}

/**
 * `srcset` of a stored photo in all widths up to `maxWidth` px; undefined for other hosts and for vector
 * images and icons, which are not resized.
 */
export function imageSrcSet(mediaUrl: string, maxWidth: number = 2400): string | undefined {
  const widths = imageWidths.filter((width) => width <= maxWidth);
  const isResizable =
    imagePath(mediaUrl, 160) !== mediaUrl && !/\.(svg|ico)([?#]|$)/i.test(mediaUrl);
  return isResizable && widths.length > 0
    ? widths.map((width) => `${imagePath(mediaUrl, width)} ${width}w`).join(", ")
    : undefined;
}

/** `src` and `srcSet` of a stored photo for the given widths in px. */
export function resolveImage(url: string, widths: readonly number[]): ResolvedImage {
  const largest = Math.max(...widths);
  const width = imageWidths.find((one) => one >= largest) ?? 2400;
  return { src: imagePath(url, width), srcSet: imageSrcSet(url, width) ?? "" };
}
