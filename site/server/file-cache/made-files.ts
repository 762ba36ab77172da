import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Files made once and kept on disk, each under a name that tells its content. */
export interface MadeFiles {
  read(name: string): Promise<Buffer | null>;
  write(name: string, body: Buffer): Promise<void>;
}

/** Files appear whole or not at all, whenever the process ends; several processes may share `folder`. */
export function createMadeFiles(folder: string): MadeFiles {
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
