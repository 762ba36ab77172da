import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Content-addressed files on disk. */
export interface FileCache {
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, body: Buffer): Promise<void>;
}

/** Name of a cached file: a hash of what determines its content, such as a format version and a path. */
export function hashName(...content: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

/** Creates a file cache in `folder`, which several processes may share. Writes are atomic. */
export function createFileCache(folder: string): FileCache {
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async read(name) {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
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

/** Creates a function that runs one task per key at a time; concurrent callers share its result. */
export function shareRunning<Result>() {
  const running = new Map<string, Promise<Result>>();
  return function runOnce(key: string, task: () => Promise<Result>): Promise<Result> {
    const pending = running.get(key);
    if (pending) return pending;
    const started = task().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
