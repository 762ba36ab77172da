import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Content-addressed files on disk. */
export interface FileCache {
  read(name: string): Promise<Buffer | null>;
  write(name: string, body: Buffer): Promise<void>;
}

/** Creates a file cache in `folder`, which several processes may share. Writes are atomic. */
export function createFileCache(folder: string): FileCache {
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async read(name) {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    async write(name, body) {
      const file = fileOf(name);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, body);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
