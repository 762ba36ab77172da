import type { Log } from "../log.ts";
import { type FileStore, FilesUnavailableError } from "./file-store.ts";

/**
 * Logs one line when files can no longer be read or written, and one when they can again: an outage has as many
 * failures as there are photos on the pages that are opened meanwhile.
 */
export function reportOutages(store: FileStore, log: Log): FileStore {
  const reading = createReport(log, "read");
  const writing = createReport(log, "written");
  return {
    open: (key) => reading(store.open(key)),
    read: (key) => reading(store.read(key)),
    write: (key, body) => writing(store.write(key, body)),
    writeOnce: (key, body) => writing(store.writeOnce(key, body)),
    remove: (key) => writing(store.remove(key)),
    list: (prefix) => store.list(prefix),
  };
}

function createReport(log: Log, done: "read" | "written") {
  let fails = false;
  return async function report<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await work;
      if (fails) log.info({ files: done }, `files can be ${done} again`);
      fails = false;
      return result;
    } catch (error) {
      if (!fails && error instanceof FilesUnavailableError) {
        fails = true;
        log.error(
          { files: done, reason: error.message },
          `files cannot be ${done}: check the store of S3_BUCKET, or the disk of DATA_DIR`,
        );
      }
      throw error;
    }
  };
}
