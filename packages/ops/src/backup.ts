import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "@realtor/server/errors";
import { type BackupFile, writeBackupFile } from "./backup-file.ts";
import { dumpPglite } from "./pglite-dump.ts";
import { dumpPostgres } from "./postgres-dump.ts";
import { type Env, localSecrets } from "./env.ts";
import { writeManifest } from "./manifest.ts";
import { copyMedia, withFileStore } from "./media-files.ts";

/** Rows and files of a backup, for the operator. */
export interface BackupSummary {
  rows: number;
  photos: number;
  bytes: number;
}

/**
 * Copies databases, photos and, without PostgreSQL, the secrets of the machine to an empty folder.
 * @throws StartError when an operator can fix the cause.
 */
export async function backUp(env: Env, folder: string, now = new Date()): Promise<BackupSummary> {
  await prepareFolder(folder);
  const { databaseUrl } = env;
  // Databases before photos: a photo is stored before the first row that names it and is never changed, so
  // that no row of the backup lacks its photo. Photos that are newer than the rows are unused.
  const dump = databaseUrl
    ? await dumpPostgres(databaseUrl, folder)
    : await dumpPglite(env.dataDir, folder);
  const photos = await withFileStore(env, (files) => copyMedia(files, folder));
  // With PostgreSQL the environment has them, and a folder those of another product, such as a trial.
  const secrets = databaseUrl ? [] : await copySecrets(env.dataDir, folder);
  const files = [...dump.files, ...photos, ...secrets];
  await writeManifest(folder, { ...dump, files }, now);
  const tables = dump.databases.flatMap((database) => database.tables);
  return {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    photos: photos.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  };
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty: name a new folder for each backup.`);
}

/** Without them sessions and upload URLs of a single machine would end with a restore. */
async function copySecrets(dataDir: string, folder: string): Promise<BackupFile[]> {
  const copied = await Promise.all(
    localSecrets(dataDir).map(async ({ name, path }) => {
      const bytes = await readFile(path).catch(() => undefined);
      return bytes ? [await writeBackupFile(folder, join("secrets", name), bytes)] : [];
    }),
  );
  return copied.flat();
}
