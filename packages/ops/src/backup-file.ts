import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";

/** Path of a file in a backup: relative, and never outside of the folder. */
export const filePath = z.string().regex(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/);

export const backupFile = z.object({
  path: filePath,
  /** In bytes. */
  size: z.number().int().nonnegative(),
  sha256: z.string(),
});

export type BackupFile = z.output<typeof backupFile>;

/** Size and SHA-256 of a file, which may be larger than the memory. */
export async function measureFile(path: string): Promise<Omit<BackupFile, "path">> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    // Without an encoding a stream of a file has buffers.
    const bytes = chunk as Buffer;
    hash.update(bytes);
    size += bytes.length;
  }
  return { size, sha256: hash.digest("hex") };
}

/** SHA-256 of bytes in memory. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Writes a new file of a backup to the disk, for its owner only. */
export async function writeBackupFile(
  folder: string,
  path: string,
  bytes: Uint8Array,
): Promise<BackupFile> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await writeFile(target, bytes, { mode: 0o600, flag: "wx", flush: true });
  return { path, size: bytes.length, sha256: hashBytes(bytes) };
}
