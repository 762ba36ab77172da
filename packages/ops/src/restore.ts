import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { lockFolder } from "@realtor/server/folder-lock";
import { StartError } from "@realtor/server/errors";
import type { BackupFile } from "./backup-file.ts";
import type { BackupSummary } from "./backup.ts";
import { type Env, localDatabases, localSecrets } from "./env.ts";
import { compareInventories } from "./inventory.ts";
import { type Manifest, verifyBackup } from "./manifest.ts";
import { listMedia, mediaPrefix, restoreMedia, withFileStore } from "./media-files.ts";
import { loadPglite } from "./pglite-dump.ts";
import { loadPostgres, requireEmptyPostgres } from "./postgres-dump.ts";

const isPhoto = ({ path }: BackupFile) => path.startsWith(`${mediaPrefix}/`);

/**
 * Restores a backup into an empty product of the same kind, and compares every row and file with it.
 * @throws StartError for a damaged backup, a target that is not empty, or a difference afterwards.
 */
export async function restore(env: Env, folder: string): Promise<BackupSummary> {
  const manifest = await verifyBackup(folder);
  requireSameEngine(env, manifest);
  return withLocks(env, async () => {
    await requireEmpty(env, manifest);
    const photos = manifest.files.filter(isPhoto);
    // Databases are last: a product that is started after an interrupted restore has no rows without photos.
    const problems = await withFileStore(env, (files) =>
      restoreMedia(files, photos, (path) => readFile(join(folder, path))),
    );
    await restoreSecrets(env, manifest, folder);
    if (problems.length === 0) problems.push(...(await restoreDatabases(env, manifest, folder)));
    if (problems.length > 0)
      throw new StartError(
        `The restored data differs: ${problems.slice(0, 5).join(" ")} Do not use it; empty the target and restore again.`,
      );
    const tables = manifest.databases.flatMap((database) => database.tables);
    return {
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      photos: photos.length,
      bytes: manifest.files.reduce((sum, { size }) => sum + size, 0),
    };
  });
}

function requireSameEngine({ databaseUrl }: Env, { engine }: Manifest): void {
  if (engine === "postgresql" && !databaseUrl)
    throw new StartError("The backup is of PostgreSQL: set DATABASE_URL to an empty database.");
  if (engine === "pglite" && databaseUrl)
    throw new StartError(
      'The backup is of local databases: unset DATABASE_URL, restore into a folder, and run "pnpm ops move".',
    );
}

/** No product can start on the local databases meanwhile. */
async function withLocks<Result>(env: Env, work: () => Promise<Result>): Promise<Result> {
  if (env.databaseUrl) return work();
  const releases: (() => Promise<void>)[] = [];
  try {
    for (const { folder, lock } of localDatabases(env.dataDir))
      releases.push(await lockFolder(folder, lock));
    return await work();
  } finally {
    for (const release of releases) await release();
  }
}

async function requireEmpty(env: Env, { files }: Manifest): Promise<void> {
  if (env.databaseUrl) await requireEmptyPostgres(env.databaseUrl);
  const [photo] = await withFileStore(env, listMedia);
  if (photo && env.s3)
    throw new StartError(
      `The bucket ${env.s3.bucket} is not empty (${photo}): create an empty one, and set S3_BUCKET to it.`,
    );
  const local = env.databaseUrl
    ? []
    : localDatabases(env.dataDir).map((database) => join(database.folder, database.name));
  const found = [...local, ...secretsOf(env, files).map(({ path }) => path)].find(existsSync);
  if (photo || found)
    throw new StartError(
      `${env.dataDir} is not empty (${found ?? photo}): move it away, or set DATA_DIR to a new folder.`,
    );
}

function secretsOf({ dataDir }: Env, files: readonly BackupFile[]) {
  const names = new Set(files.map(({ path }) => path));
  return localSecrets(dataDir).filter(({ name }) => names.has(`secrets/${name}`));
}

async function restoreSecrets(env: Env, { files }: Manifest, folder: string): Promise<void> {
  for (const { name, path } of secretsOf(env, files)) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, await readFile(join(folder, "secrets", name)), { mode: 0o600 });
  }
}

/** Returns a sentence for each difference. */
async function restoreDatabases(env: Env, manifest: Manifest, folder: string): Promise<string[]> {
  const { databaseUrl } = env;
  const problems: string[] = [];
  if (databaseUrl) {
    for (const { dump, tables } of manifest.databases)
      problems.push(...compareInventories(tables, await loadPostgres(databaseUrl, folder, dump)));
    return problems;
  }
  const loaded: { draft: string; path: string }[] = [];
  for (const database of localDatabases(env.dataDir)) {
    const path = join(database.folder, database.name);
    const draft = `${path}.restoring`;
    const saved = manifest.databases.find(({ dump }) => basename(dump) === `${database.id}.tar.gz`);
    if (!saved) return [`The backup has no database of the ${database.id}.`];
    await rm(draft, { recursive: true, force: true });
    problems.push(...compareInventories(saved.tables, await loadPglite(folder, saved.dump, draft)));
    loaded.push({ draft, path });
  }
  if (problems.length === 0) for (const { draft, path } of loaded) await rename(draft, path);
  return problems;
}
