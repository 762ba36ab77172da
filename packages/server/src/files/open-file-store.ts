import { z } from "zod";
import { requireTogether, serverUrl, type Values, type Variables } from "../env.ts";
import type { Log } from "../log.ts";
import { type FileStore, FilesUnavailableError } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import type { S3Settings } from "./s3-store.ts";

/** Variables of the store that all machines share. */
export const fileStoreVariables = {
  S3_BUCKET: [
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    "the name of a bucket, such as realtor-files",
  ],
  S3_REGION: [z.string().min(1).optional(), "the region of the bucket, such as us-west-2"],
  S3_ENDPOINT: [
    serverUrl.optional(),
    "the URL of an S3-compatible store, with https unless it is on this machine",
  ],
  S3_ACCESS_KEY_ID: [z.string().min(1).optional(), "the id of an access key"],
  S3_SECRET_ACCESS_KEY: [z.string().min(1).optional(), "the secret of that access key"],
} as const satisfies Variables;

/**
 * The settings of the S3 store; undefined without `S3_BUCKET`.
 * @throws StartError if a variable is missing.
 */
export function readS3Settings(given: Values<typeof fileStoreVariables>): S3Settings | undefined {
  requireTogether(given, ["S3_BUCKET", "S3_REGION"]);
  requireTogether(given, ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
  const { S3_BUCKET: bucket, S3_REGION: region } = given;
  if (bucket === undefined || region === undefined) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  return {
    bucket,
    region,
    endpoint: given.S3_ENDPOINT,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey },
  };
}

export interface OpenFileStore {
  readonly files: FileStore;
  readonly close: () => void;
}

/**
 * Opens the S3 store, or without settings the folder. A store that does not respond is used anyway, since pages
 * do not need it; the log has a line when its outage begins and one when it ends.
 */
export async function openFileStore(
  { s3, folder }: { s3: S3Settings | undefined; folder: string },
  log: Log,
): Promise<OpenFileStore> {
  if (s3 === undefined)
    return { files: reportOutages(createFolderStore(folder), log), close: () => undefined };
  // A machine without a store does not load the client.
  const { createS3Store } = await import("./s3-store.ts");
  const store = createS3Store(s3);
  const files = reportOutages(store, log);
  // The error for a missing file differs from that for a missing bucket. The log has the outage.
  await files.read("check").catch(() => undefined);
  return { files, close: store.close };
}

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
