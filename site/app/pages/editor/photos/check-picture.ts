import type { PhotoPath } from "@realtor/api/loaning";
import type { Crop } from "@realtor/ui/crop-dialog";
import { PhotoError } from "./photo-failure.ts";
import { photoLimits, photoRules } from "./photo-rules.ts";
import { type PictureKind, type PictureSize, storableKinds } from "./picture/picture-facts.ts";
import { readPicture } from "./picture/read-picture.ts";

export interface CheckedPicture {
  kind: PictureKind;
  /** As stored in the file, before its orientation is applied. */
  size: PictureSize;
}

/**
 * Judges a file by its content before it is decoded, against DECISIONS section 6 and what its path
 * needs. Rejects with a PhotoError.
 */
export async function checkPicture(file: Blob, path: PhotoPath): Promise<CheckedPicture> {
  if (file.size > photoLimits.bytes) throw new PhotoError({ code: "size" });
  const bytes = await file.arrayBuffer().catch(() => {
    // Gone, moved, a folder, or in a cloud that does not answer.
    throw new PhotoError({ code: "unreadable" });
  });
  const facts = readPicture(new Uint8Array(bytes));
  if (!facts) throw new PhotoError({ code: "notPicture" });
  const { kind, size, animated } = facts;
  const storable =
    storableKinds.some((one) => one === kind) && (kind !== "ico" || path === "favicon");
  if (!storable) throw new PhotoError({ code: "kind", kind });
  if (animated) throw new PhotoError({ code: "animated" });
  if (!size) throw new PhotoError({ code: "broken" });
  if (size.width * size.height > photoLimits.pixels) throw new PhotoError({ code: "huge" });
  checkSides(size, path);
  return { kind, size };
}

/** Whether a picture, or what is left of it after cropping, is usable on its path. Throws a PhotoError. */
export function checkSides({ width, height }: PictureSize | Crop, path: PhotoPath): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const { smallest } = photoRules[path];
  if (short < smallest) throw new PhotoError({ code: "small", side: smallest });
  if (long > short * photoLimits.stretch) throw new PhotoError({ code: "long" });
}
