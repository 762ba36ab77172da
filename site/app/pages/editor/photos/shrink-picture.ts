import type { Crop } from "@realtor/ui/crop-dialog";
import type { PictureSize } from "./picture/picture-facts.ts";

export interface ShrinkTask {
  file: Blob;
  /** The part to keep, in px of the picture as it is seen; all of it where absent. */
  crop?: Crop | undefined;
  /** Longest sides in px. */
  thumbnail: number;
  fullsize: number;
  /** Bytes that either may have. */
  maxBytes: number;
}

/** A photo in its two sizes, with nothing in it but pixels. */
export interface ShrunkPicture {
  thumbnail: Blob;
  fullsize: Blob;
  /** Size of the picture they were made of, as it is seen. */
  source: PictureSize;
}

const quality = 0.9;

/**
 * Decodes a picture upright, draws the part asked for in two sizes, never larger than it was, and
 * encodes them anew, so that whatever a camera wrote (place, time) stays behind. Runs in a worker and
 * in a page. Rejects where the browser cannot decode the file.
 */
export async function shrinkPicture(task: ShrinkTask): Promise<ShrunkPicture> {
  const picture = await createImageBitmap(task.file, { imageOrientation: "from-image" });
  try {
    const { width, height } = picture;
    const part = within(task.crop ?? { x: 0, y: 0, width, height }, picture);
    return {
      thumbnail: await encodeUpTo(picture, part, task.thumbnail, task.maxBytes),
      fullsize: await encodeUpTo(picture, part, task.fullsize, task.maxBytes),
      source: { width, height },
    };
  } finally {
    picture.close();
  }
}

/** The size that fits into a square of `longest` px; never larger than it is, at least a pixel. */
export function fitInto({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  const whole = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: whole(width), height: whole(height) };
}

function within({ x, y, width, height }: Crop, picture: PictureSize): Crop {
  const left = Math.min(Math.max(0, x), picture.width - 1);
  const top = Math.min(Math.max(0, y), picture.height - 1);
  return {
    x: left,
    y: top,
    width: Math.min(width, picture.width - left),
    height: Math.min(height, picture.height - top),
  };
}

/** Smaller still where the file would be too heavy, as a PNG of a photograph can be. */
async function encodeUpTo(
  picture: ImageBitmap,
  part: Crop,
  longest: number,
  maxBytes: number,
): Promise<Blob> {
  const blob = await encode(draw(picture, part, fitInto(part, longest)));
  return blob.size <= maxBytes || longest <= 240
    ? blob
    : encodeUpTo(picture, part, Math.round(longest * 0.75), maxBytes);
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function draw(picture: ImageBitmap, part: Crop, { width, height }: PictureSize): Canvas {
  const canvas = createCanvas(width, height);
  // Both kinds of canvas have it; TypeScript will not call a union of overloads.
  const context = (canvas as OffscreenCanvas).getContext("2d");
  if (!context) throw new Error("This browser gives no canvas to draw on.");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return canvas;
}

function createCanvas(width: number, height: number): Canvas {
  if ("OffscreenCanvas" in globalThis) return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

/** WebP; where the browser encodes none, JPEG, or PNG for what can be seen through. */
async function encode(canvas: Canvas): Promise<Blob> {
  const webp = await toBlob(canvas, "image/webp");
  if (webp.type === "image/webp") return webp;
  return toBlob(canvas, isOpaque(canvas) ? "image/jpeg" : "image/png");
}

async function toBlob(canvas: Canvas, type: string): Promise<Blob> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error(`This browser cannot encode ${type}.`));
    canvas.toBlob(done, type, quality);
  });
}

function isOpaque(canvas: Canvas): boolean {
  // As above; a drawn canvas has its context already.
  const context = (canvas as OffscreenCanvas).getContext("2d");
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return false;
  return true;
}
