import type { PhotoPath } from "@realtor/api/loaning";

const imageTypes = "image/jpeg,image/png,image/webp,image/avif";

/** The `accept` attribute for a path. It is only a hint: the content of the file is validated. */
export function getAcceptedTypes(path: PhotoPath): string {
  return path === "favicon" ? `${imageTypes},image/x-icon,.ico` : imageTypes;
}
