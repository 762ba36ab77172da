import type { Crop } from "@realtor/ui/crop-dialog";
import type { ImageSize } from "./image-header.ts";

export interface ResizeTask {
  file: Blob;
  /** The file is HEIC, which only some browsers decode. */
  isHeic?: boolean;
  /** Crop in px of the upright image; the whole image if absent. */
  crop?: Crop | undefined;
  /** Longest side in px of each size. */
  thumbnail: number;
  fullsize: number;
  /** Maximum bytes of each size. */
  maxBytes: number;
}

/** Both sizes of a photo, without metadata. */
export interface ResizedImage {
  thumbnail: Blob;
  fullsize: Blob;
}

const quality = 0.9;

/**
 * Decodes an image upright, draws the crop in two sizes without enlarging it, and encodes them,
 * which removes camera metadata (location, time). Runs in a worker or on the main thread. Rejects
 * if the browser cannot decode the file.
 */
export async function resizeImage(task: ResizeTask): Promise<ResizedImage> {
  const image = await decodeImage(task);
  try {
    const { width, height } = image;
    const area = clampCrop(task.crop ?? { x: 0, y: 0, width, height }, image);
    return {
      thumbnail: await encodeWithinLimit(image, area, task.thumbnail, task.maxBytes),
      fullsize: await encodeWithinLimit(image, area, task.fullsize, task.maxBytes),
    };
  } finally {
    image.close();
  }
}

async function decodeImage({ file, isHeic }: ResizeTask): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (error) {
    if (!isHeic) throw error;
    const { decodeHeic } = await import("./decode-heic.ts");
    return decodeHeic(file);
  }
}

/** Scales a size down to a longest side of `maxSide` px; at least 1 px per side. */
export function fitWithin({ width, height }: ImageSize, maxSide: number): ImageSize {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const roundSide = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: roundSide(width), height: roundSide(height) };
}

function clampCrop({ x, y, width, height }: Crop, image: ImageSize): Crop {
  const left = Math.min(Math.max(0, x), image.width - 1);
  const top = Math.min(Math.max(0, y), image.height - 1);
  return {
    x: left,
    y: top,
    width: Math.min(width, image.width - left),
    height: Math.min(height, image.height - top),
  };
}

/** Reduces the size further while the file is too large, e.g. a PNG of a photo. */
async function encodeWithinLimit(
  image: ImageBitmap,
  area: Crop,
  maxSide: number,
  maxBytes: number,
): Promise<Blob> {
  const blob = await encode(drawImage(image, area, fitWithin(area, maxSide)));
  return blob.size <= maxBytes || maxSide <= 240
    ? blob
    : encodeWithinLimit(image, area, Math.round(maxSide * 0.75), maxBytes);
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function drawImage(image: ImageBitmap, area: Crop, { width, height }: ImageSize): Canvas {
  const canvas = createCanvas(width, height);
  // Both canvas types have getContext; TypeScript cannot call a union of overloads.
  const context = (canvas as OffscreenCanvas).getContext("2d");
  if (!context)
    throw new Error("This browser provides no canvas context: resizing a photo needs one.");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

function createCanvas(width: number, height: number): Canvas {
  if ("OffscreenCanvas" in globalThis) return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

/** WebP; without WebP support JPEG, or PNG for images with transparency. */
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
  // See drawImage(); a drawn canvas already has its context.
  const context = (canvas as OffscreenCanvas).getContext("2d");
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 255) < 255) return false;
  return true;
}
