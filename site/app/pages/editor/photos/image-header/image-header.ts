/** Format of a file by its content, regardless of its name. */
export type ImageFormat = (typeof storableFormats)[number] | (typeof rejectedFormats)[number];

/** Formats that can be stored; ICO only as a favicon. See docs/spec/profile.md#photos. */
export const storableFormats = ["jpeg", "png", "webp", "avif", "ico"] as const;

const rejectedFormats = ["gif", "heic", "svg", "pdf", "tiff", "bmp", "jxl", "psd"] as const;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Data from the header of an image file, read without decoding. */
export interface ImageHeader {
  format: ImageFormat;
  /** Pixels before the orientation is applied; null if the file is damaged. */
  size: ImageSize | null;
  animated: boolean;
}

/** A size; null if a side is missing or 0. */
export function toImageSize(width: number | null, height: number | null): ImageSize | null {
  return width && height ? { width, height } : null;
}
