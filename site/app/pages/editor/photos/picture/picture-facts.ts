/** What a picture file is by its content, whatever its name says. */
export type PictureKind = (typeof storableKinds)[number] | (typeof refusedKinds)[number];

/** The kinds a profile's photos may be (DECISIONS section 6); ICO for the favicon only. */
export const storableKinds = ["jpeg", "png", "webp", "avif", "ico"] as const;

const refusedKinds = ["gif", "heic", "svg", "pdf", "tiff", "bmp", "jxl", "psd"] as const;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What the head of a picture file says, before anything is decoded. */
export interface PictureFacts {
  kind: PictureKind;
  /** As stored, before its orientation is applied; null where it cannot be read: the file is damaged. */
  size: PictureSize | null;
  /** It has more than one frame. */
  animated: boolean;
}

/** The two numbers as a size; null for none, and for a picture without area. */
export function sizeOf(width: number | null, height: number | null): PictureSize | null {
  return width && height ? { width, height } : null;
}
