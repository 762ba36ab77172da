import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm, writeFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";

import { Problem } from "../http/problem.ts";
import { pictureKinds } from "./picture-kinds.ts";
import type { PictureKind } from "./picture-kinds.ts";

/** Keys are names we made ourselves: no dots but the one before the ending, so no way out of the folder. */
const keyShape = /^(?:samples\/)?[A-Za-z0-9_-]+\.(jpg|png|webp|avif|ico|svg)$/;

/** A kept picture, open for reading. The reader closes it. */
export interface KeptPicture {
  contentType: string;
  size: number;
  file: FileHandle;
}

/** Opens a kept picture, or null where there is none of that key. */
export async function openPicture(folder: string, key: string): Promise<KeptPicture | null> {
  const kind = keyShape.exec(key)?.[1];
  if (kind === undefined) return null;
  try {
    const file = await open(join(folder, key), "r");
    const { size } = await file.stat();
    // `keyShape` lists exactly the keys of `pictureKinds`.
    return { contentType: pictureKinds[kind as PictureKind], size, file };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Keeps a picture for good: whole or not at all, and never changed, since browsers keep it a year.
 * Sending the same one again is fine.
 * @throws {Problem} 409 when another picture has this key.
 */
export async function keepPicture(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  if (!keyShape.test(key)) throw new Problem("media.notFound");
  const file = join(folder, key);
  const draft = join(folder, `.${randomBytes(8).toString("hex")}`);
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes, { flush: true });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!(await readFile(file)).equals(bytes)) throw new Problem("upload.used");
  } finally {
    await rm(draft, { force: true });
  }
}
