import type { PhotoPath } from "@realtor/api/loaning";

const pictures = "image/jpeg,image/png,image/webp,image/avif";

/** What a file dialog offers for a path; the file's content decides in the end. */
export function acceptedTypes(path: PhotoPath): string {
  return path === "favicon" ? `${pictures},image/x-icon,.ico` : pictures;
}
