/** Supported image formats by file extension. */
export const imageFormats = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  svg: "image/svg+xml",
} as const;

export type ImageFormat = keyof typeof imageFormats;

/** Formats that may be uploaded; no SVG, which can contain scripts. */
export type UploadFormat = Exclude<ImageFormat, "svg">;

/** Returns the format of a content type that may be uploaded; otherwise null. */
export function toUploadFormat(contentType: string): UploadFormat | null {
  if (contentType === "image/vnd.microsoft.icon") return "ico";
  for (const format of ["jpg", "png", "webp", "avif", "ico"] as const) {
    if (imageFormats[format] === contentType) return format;
  }
  return null;
}
