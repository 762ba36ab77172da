import { Worker } from "node:worker_threads";

/** The largest image of an ICO file: a PNG as it is, or pixels. */
export type DecodedIcon =
  | { type: "png"; data: Uint8Array }
  | { type: "bmp"; data: Uint8Array; width: number; height: number };

export const maxIconSide = 256;
const maxImages = 32;
const headerBytes = 6;
const entryBytes = 16;
const bitmapHeaderBytes = 40;
const pngSignature = 0x89504e47;
/** The thread has to start, too, which takes seconds on a busy machine. */
const timeoutMs = 10_000;

interface IconEntry {
  /** Its 16 bytes in the directory. */
  directory: Buffer;
  data: Buffer;
  isPng: boolean;
  width: number;
  height: number;
}

/**
 * Decodes the largest image of an ICO file. The sizes are read and bounded first: the decoder believes every
 * header, and would calculate for hours. It runs in a thread with a time limit.
 * @throws If the file is none, or an image is larger than 256 pixels.
 */
export async function decodeIcon(bytes: Uint8Array): Promise<DecodedIcon> {
  const [largest] = readEntries(Buffer.from(bytes)).toSorted((a, b) => b.width - a.width);
  if (!largest) throw new Error("The icon has no image.");
  const { directory, data, isPng, width, height } = largest;
  if (isPng) return { type: "png", data };
  const header = Buffer.from([0, 0, 1, 0, 1, 0]);
  const entry = Buffer.from(directory);
  entry.writeUInt32LE(data.length, 8);
  entry.writeUInt32LE(headerBytes + entryBytes, 12);
  const pixels = await decodeInThread(Buffer.concat([header, entry, data]));
  return { type: "bmp", data: pixels, width, height };
}

/** The images of the directory, each with the size that its own header has. */
function readEntries(file: Buffer): IconEntry[] {
  const count = file.readUInt16LE(4);
  if (count > maxImages) throw new Error("The icon has too many images.");
  return Array.from({ length: count }, (_, index) => {
    const at = headerBytes + index * entryBytes;
    const directory = file.subarray(at, at + entryBytes);
    const start = directory.readUInt32LE(12);
    const data = file.subarray(start, start + directory.readUInt32LE(8));
    const isPng = data.readUInt32BE(0) === pngSignature;
    // The height of a bitmap counts its mask, too.
    const width = isPng ? data.readUInt32BE(16) : data.readInt32LE(4);
    const height = isPng ? data.readUInt32BE(20) : data.readInt32LE(8) / 2;
    const sizes = [width, height];
    if (!isPng && data.readUInt32LE(0) !== bitmapHeaderBytes)
      throw new Error("The icon has a bitmap of an unknown kind.");
    if (sizes.some((side) => !Number.isInteger(side) || side < 1 || side > maxIconSide))
      throw new Error("The icon has an image of a size that icons do not have.");
    return { directory, data, isPng, width, height };
  });
}

async function decodeInThread(icon: Uint8Array): Promise<Uint8Array> {
  const thread = new Worker(new URL("./decode-icon-thread.ts", import.meta.url), {
    workerData: icon,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error("The icon takes too long.")), timeoutMs);
      thread.once("message", resolve);
      thread.once("error", reject);
      thread.once("exit", () => reject(new Error("The icon cannot be decoded.")));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
