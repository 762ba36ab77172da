import type { FileStore } from "@realtor/server/files/file-store";
import { openFileStore } from "@realtor/server/files/open-file-store";
import { splitIntoBatches } from "@realtor/server/concurrency";
import { StartError } from "@realtor/server/errors";
import { createLog } from "@realtor/server/log";
import { type BackupFile, hashBytes, writeBackupFile } from "./backup-file.ts";
import { type Env, servicesFolder } from "./env.ts";

/** What only the store has; everything else in it is made of these files and the rows. */
export const mediaPrefix = "media";

const atOnce = 8;

/** Opens the store of the product, S3 or the folder, and closes it afterwards. */
export async function withFileStore<Result>(
  { dataDir, s3 }: Pick<Env, "dataDir" | "s3">,
  work: (files: FileStore) => Promise<Result>,
): Promise<Result> {
  const folder = servicesFolder(dataDir);
  const { files, close } = await openFileStore({ s3, folder }, createLog("silent"));
  try {
    if (s3)
      await files.read("check").catch((error: unknown) => {
        throw new StartError(
          `The bucket ${s3.bucket} cannot be used: check the S3 variables and that the store responds.`,
          { cause: error },
        );
      });
    return await work(files);
  } finally {
    close();
  }
}

/** Keys of all photos, sorted. */
export async function listMedia(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(mediaPrefix)) keys.push(key);
  return keys.toSorted();
}

/** Calls `work` for each key, several at once, and returns the results. */
export async function forEachKey<Result>(
  keys: readonly string[],
  work: (key: string) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const batch of splitIntoBatches(keys, atOnce))
    results.push(...(await Promise.all(batch.map(work))));
  return results;
}

export async function copyMedia(files: FileStore, folder: string): Promise<BackupFile[]> {
  const copied = await forEachKey(await listMedia(files), async (key) => {
    const bytes = await files.read(key);
    // Removed since it was listed, and so used by no row.
    return bytes === undefined ? [] : [await writeBackupFile(folder, key, bytes)];
  });
  return copied.flat();
}

/** Stores the photos of a backup. Returns a sentence for each that is not the same afterwards. */
export async function restoreMedia(
  files: FileStore,
  expected: readonly BackupFile[],
  readCopy: (path: string) => Promise<Buffer>,
): Promise<string[]> {
  const byKey = new Map(expected.map((file) => [file.path, file]));
  const problems = await forEachKey([...byKey.keys()], async (key) => {
    await files.writeOnce(key, await readCopy(key));
    const stored = await files.read(key);
    const isSame = stored !== undefined && hashBytes(stored) === byKey.get(key)?.sha256;
    return isSame ? [] : [`${key} is not stored as in the backup.`];
  });
  return problems.flat();
}
