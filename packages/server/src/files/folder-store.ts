import { randomUUID } from "node:crypto";
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { checkKey, FilesUnavailableError, type FileEntry, type FileStore } from "./file-store.ts";

/** Files in a folder, which processes of one machine can share. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkKey(key));

  /** Writes a temporary file in the same folder and passes it to `publish`; it is removed in any case. */
  async function writeTemporary(
    path: string,
    body: Uint8Array,
    publish: (temporary: string) => Promise<void>,
    flush = false,
  ): Promise<void> {
    const draft = `${dirname(path)}/.${randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(draft, body, { flush, mode: 0o600 });
      await publish(draft);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    async open(key) {
      const file = await orUndefined(open(pathOf(key), "r"));
      if (!file) return undefined;
      const { size } = await file.stat();
      if (size === 0) {
        await file.close();
        return undefined;
      }
      return {
        size,
        // Node's and the DOM's types of the same stream differ in name only.
        stream: () => Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>,
        close: () => file.close(),
      };
    },
    async read(key) {
      const bytes = await orUndefined(readFile(pathOf(key)));
      return bytes?.length === 0 ? undefined : bytes;
    },
    write: async (key, body) => {
      const path = pathOf(key);
      await available(writeTemporary(path, body, (draft) => rename(draft, path)));
    },
    async writeOnce(key, body) {
      const path = pathOf(key);
      const result = { isSame: true };
      await available(
        writeTemporary(
          path,
          body,
          async (draft) => {
            try {
              await link(draft, path);
            } catch (error) {
              if (codeOf(error) !== "EEXIST") throw error;
              const stored = await readFile(path);
              if (stored.length === 0) await rename(draft, path);
              else result.isSame = stored.equals(body);
            }
          },
          true,
        ),
      );
      return result.isSame;
    },
    remove: async (key) => available(rm(pathOf(key), { force: true })),
    async *list(prefix) {
      const start = checkKey(prefix);
      const names = await orUndefined(readdir(join(folder, start), { recursive: true }));
      for (const name of names ?? []) {
        const entry = await readEntry(folder, `${start}/${name.replaceAll("\\", "/")}`);
        if (entry) yield entry;
      }
    },
  };
}

/** Undefined for folders, drafts, and files that were removed meanwhile. */
async function readEntry(folder: string, key: string): Promise<FileEntry | undefined> {
  if (key.includes("/.")) return undefined;
  const found = await orUndefined(stat(join(folder, key)));
  return found?.isFile() ? { key, size: found.size, modifiedAt: found.mtime } : undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Codes for a missing file, and for a file where a key expects a folder. */
const missing = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG"]);

/** Codes for a full disk, and for one that is removed or fails. */
const unavailable = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS", "ENXIO"]);

async function available<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!unavailable.has(codeOf(error))) throw error;
    throw new FilesUnavailableError("The folder of the files cannot be used.", { cause: error });
  }
}

async function orUndefined<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await available(work);
  } catch (error) {
    if (missing.has(codeOf(error))) return undefined;
    throw error;
  }
}
