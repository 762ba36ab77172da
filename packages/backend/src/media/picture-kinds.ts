/** The kinds of picture we keep, by the ending of their file name. */
export const pictureKinds = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  svg: "image/svg+xml",
} as const;

export type PictureKind = keyof typeof pictureKinds;

/** What people may upload: no SVG, which can hold scripts; ours come with the seed. */
export type UploadKind = Exclude<PictureKind, "svg">;

/** The file ending for a content type that may be uploaded; null for any other. */
export function uploadKindOf(contentType: string): UploadKind | null {
  if (contentType === "image/vnd.microsoft.icon") return "ico";
  for (const kind of ["jpg", "png", "webp", "avif", "ico"] as const) {
    if (pictureKinds[kind] === contentType) return kind;
  }
  return null;
}
