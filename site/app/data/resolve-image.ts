import type { ResolvedImage } from "@realtor/ui/templates";
import { imagePath, imageSrcSet, imageWidths } from "./image-url.ts";

/** `src` and `srcSet` of a stored photo for the given widths in px. */
export function resolveImage(url: string, widths: readonly number[]): ResolvedImage {
  const largest = Math.max(...widths);
  const width = imageWidths.find((one) => one >= largest) ?? 2400;
  return { src: imagePath(url, width), srcSet: imageSrcSet(url, width) ?? "" };
}
