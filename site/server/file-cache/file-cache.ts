import { createHash } from "node:crypto";
import { type FileStore, FilesUnavailableError } from "@realtor/server/files/file-store";
import type { Log } from "@realtor/server/log";

/** Content-addressed files, which every process can create again. */
export interface FileCache {
  /** Undefined when there is no such file, or the store does not respond. */
  read(name: string): Promise<Buffer | undefined>;
  /** @throws FilesUnavailableError */
  write(name: string, body: Buffer): Promise<void>;
}

/** Name of a cached file: a hash of what determines its content, such as a format version and a path. */
export function hashName(...content: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

/** Creates a file cache in a folder of the store, which several processes may share. */
export function createFileCache(store: FileStore, folder: string): FileCache {
  const keyOf = (name: string) => `${folder}/${name.slice(0, 2)}/${name}`;
  return {
    async read(name) {
      try {
        return await store.read(keyOf(name));
      } catch (error) {
        if (error instanceof FilesUnavailableError) return undefined;
        throw error;
      }
    },
    write: (name, body) => store.write(keyOf(name), body),
  };
}

/** Logs an error with `details`, unless the store cannot be used: it logs its outage itself, once. */
export function logUnexpected(
  log: Log,
  message: string,
  details: { path?: string } = {},
): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof FilesUnavailableError)) log.error({ err: error, ...details }, message);
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

/** Days after which a cached file is made again, so that no copy of a deleted photo or website stays longer. */
export const cachedFileDays = 30;

/** What is made of photos and websites. */
const folders = ["images", "luminance", "share", "sheets"];

/** Deletes the cached files of before `time` and returns their number. */
export async function deleteOldFiles(
  store: Pick<FileStore, "list" | "remove">,
  time: Date,
): Promise<number> {
  let deleted = 0;
  for (const folder of folders)
    for await (const { key, modifiedAt } of store.list(folder)) {
      if (modifiedAt >= time) continue;
      await store.remove(key);
      deleted += 1;
    }
  return deleted;
}
