/** The widths in px that the site makes pictures in. */
export const imageWidths = [160, 320, 480, 768, 960, 1200, 1440, 2400] as const;
export type ImageWidth = (typeof imageWidths)[number];

/**
 * The site's own address of a stored photo at a width: `https://…/media/a/b.jpg` at 480 is
 * `/images/480/a/b.jpg`. A photo that is not under `/media/` keeps its address.
 */
export function imagePath(mediaUrl: string, width: ImageWidth): string {
  const path = mediaPath(mediaUrl);
  return path === null ? mediaUrl : `/images/${width}/${path}`;
}

/** What follows `/media/` in the address of a stored photo; null for a picture that is not ours. */
export function mediaPath(mediaUrl: string): string | null {
  return /^(?:https?:\/\/[^/?#]+)?\/media\/([^?#]+)/i.exec(mediaUrl)?.[1] ?? null;
}

/**
 * The `srcset` of a stored photo in all widths up to `maxWidth` px, or undefined where it has one
 * address only (other hosts, and drawings, which fit every width).
 */
export function imageSrcSet(mediaUrl: string, maxWidth: number = 2400): string | undefined {
  const widths = imageWidths.filter((width) => width <= maxWidth);
  const scales = imagePath(mediaUrl, 160) !== mediaUrl && !/\.(svg|ico)([?#]|$)/i.test(mediaUrl);
  return scales && widths.length > 0
    ? widths.map((width) => `${imagePath(mediaUrl, width)} ${width}w`).join(", ")
    : undefined;
}
