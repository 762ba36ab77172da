import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "@realtor/server/folder-lock";
import { copyPath, requestCopy } from "@realtor/server/pglite/copy-request";
import { StartError } from "@realtor/server/errors";
import type { LocalDatabase } from "./env.ts";

/**
 * Calls `work` with a copy of a local database, which is removed afterwards. PGlite cannot open a folder twice:
 * a running product makes the copy itself, and the folder of a stopped one is locked while it is copied.
 * @throws StartError if there is no database, or the process that has it open does not copy it.
 */
export async function withLocalCopy<Result>(
  database: LocalDatabase,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const source = requireLocalDatabase(database);
  const copy = copyPath(database);
  try {
    if (!(await requestRunning(database))) {
      const release = await lockFolder(database.folder, database.lock);
      try {
        await rm(copy, { recursive: true, force: true });
        await cp(source, copy, { recursive: true });
      } finally {
        await release();
      }
    }
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** @throws StartError if the folder has no database. */
export function requireLocalDatabase({ folder, name }: LocalDatabase): string {
  const path = join(folder, name);
  if (existsSync(join(path, "PG_VERSION"))) return path;
  throw new StartError(
    `There is no database in ${path}: set DATA_DIR to the folder of the product, or DATABASE_URL for PostgreSQL.`,
  );
}

async function requestRunning(database: LocalDatabase): Promise<boolean> {
  try {
    return await requestCopy(database);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The running product did not copy ${join(database.folder, database.name)} (${reason}) Make room on the disk, or stop the product and run the command again.`,
      { cause: error },
    );
  }
}
