import type { FileStore } from "@realtor/server/files/file-store";

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
