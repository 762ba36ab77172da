import { execFile } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A file system in memory that can be filled. */
export interface SmallDisk {
  readonly path: string;
  /** Fills it; the returned function makes room. */
  fill(): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

/** Whether this user may mount a file system: root, outside of an unprivileged container. */
export async function canCreateSmallDisk(): Promise<boolean> {
  try {
    await (await createSmallDisk(1)).remove();
    return true;
  } catch {
    return false;
  }
}

/** @throws if the user may not mount a file system. */
export async function createSmallDisk(sizeMb: number): Promise<SmallDisk> {
  const path = await mkdtemp(join(tmpdir(), "realtor-soak-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m`, "tmpfs", path]);
  } catch (error) {
    await rm(path, { recursive: true });
    throw error;
  }
  return {
    path,
    async fill() {
      const filler = join(path, "filler");
      const file = await open(filler, "w");
      const [large, small] = [Buffer.alloc(1024 * 1024), Buffer.alloc(512)];
      for (const part of [large, small]) while (await wasWritten(file.write(part), part.length));
      await file.close();
      return () => rm(filler);
    },
    async remove() {
      await run("umount", [path]);
      await rm(path, { recursive: true });
    },
  };
}

/** Whether all bytes were written; false when the disk is full. */
async function wasWritten(
  writing: Promise<{ bytesWritten: number }>,
  bytes: number,
): Promise<boolean> {
  try {
    return (await writing).bytesWritten === bytes;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") return false;
    throw error;
  }
}
