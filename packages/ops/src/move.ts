import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { migrations as servicesMigrations } from "@realtor/backend/storage";
import { type DatabaseLocation, openDatabase } from "@realtor/server/database";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { lockFolder } from "@realtor/server/folder-lock";
import { createLog } from "@realtor/server/log";
import { StartError } from "@realtor/server/errors";
import { migrations as siteMigrations } from "@realtor/site/storage";
import {
  type Env,
  localDatabases,
  type LocalDatabase,
  localSecrets,
  servicesFolder,
} from "./env.ts";
import { requireLocalDatabase } from "./local-copy.ts";
import { forEachKey, listMedia, withFileStore } from "./media-files.ts";
import { moveTables } from "./move-tables.ts";

const log = createLog("silent");

/** The schema of each process's tables. */
const parts = {
  site: { migrations: siteMigrations, schema: "site" },
  services: { migrations: servicesMigrations, schema: "public" },
} as const;

/**
 * Copies the data of a stopped product on one machine to PostgreSQL, and with `S3_BUCKET` its photos to the
 * bucket. It changes nothing in the source, and can be stopped at any time and run again.
 * @throws StartError when an operator can fix the cause.
 */
export async function move(env: Env, report: (line: string) => void): Promise<void> {
  const { dataDir, databaseUrl, siteDatabaseUrl } = env;
  if (!databaseUrl || !siteDatabaseUrl)
    throw new StartError("DATABASE_URL is missing: set it to an empty PostgreSQL database.");
  const databases = localDatabases(dataDir);
  for (const database of databases) requireLocalDatabase(database);
  const releases: (() => Promise<void>)[] = [];
  try {
    // What a running product would store meanwhile would stay behind.
    for (const { folder, lock } of databases) releases.push(await lockFolder(folder, lock));
    // Photos first: no moved row is without its photo.
    if (env.s3) report(await moveMedia(env));
    for (const database of databases) {
      const url = database.id === "site" ? siteDatabaseUrl : databaseUrl;
      report(await moveDatabase(database, join(dataDir, "move"), url));
    }
  } finally {
    await rm(join(dataDir, "move"), { recursive: true, force: true });
    for (const release of releases) await release();
  }
  for (const line of describeVariables(env)) report(line);
}

async function moveDatabase(source: LocalDatabase, folder: string, url: string): Promise<string> {
  const { migrations, schema } = parts[source.id];
  const copy: DatabaseLocation = { kind: "folder", folder, name: source.id, lock: source.id };
  // Opening a database changes its folder.
  await rm(join(folder, source.id), { recursive: true, force: true });
  await cp(join(source.folder, source.name), join(folder, source.id), { recursive: true });
  const from = await openDatabase({ location: copy, schema: {}, migrations, log });
  try {
    const location: DatabaseLocation = { kind: "postgres", url };
    const to = await openDatabase({ location, schema: {}, migrations, log, limits: "none" });
    try {
      if (!from.pglite || !to.pool) throw new Error("The databases are of another kind.");
      const { rows, isNew } = await moveTables(from.pglite.pool, to.pool, schema);
      return `${source.id}: ${rows} rows ${isNew ? "copied and compared" : "were copied before, and are the same"}`;
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** Copies the photos that the bucket lacks, and compares all of them. */
async function moveMedia(env: Env): Promise<string> {
  const source = createFolderStore(servicesFolder(env.dataDir));
  return withFileStore(env, async (target) => {
    const copied = await forEachKey(await listMedia(source), async (key) => {
      const bytes = await source.read(key);
      if (!bytes) throw new StartError(`The photo ${key} was removed: run the command again.`);
      const before = await target.read(key);
      if (!before) await target.writeOnce(key, bytes);
      const stored = before ?? (await target.read(key));
      if (!stored?.equals(bytes))
        throw new StartError(
          `The bucket ${env.s3?.bucket} has another file as ${key}: set S3_BUCKET to an empty bucket.`,
        );
      return before === undefined;
    });
    const added = copied.filter(Boolean).length;
    return `photos: ${copied.length} compared, ${added} of them copied now`;
  });
}

/** The last lines: what to set. Values that are secrets stay in their files. */
function describeVariables({ dataDir, siteDatabaseUrl, databaseUrl, s3 }: Env): string[] {
  const secrets = localSecrets(dataDir).filter(({ path }) => existsSync(path));
  const bucket = s3
    ? ["S3_BUCKET, S3_REGION, S3_ENDPOINT and the access key: as for this command"]
    : [];
  return [
    "Start the product with these variables, and keep the folder until it has run for a while:",
    "  DATABASE_URL of the services: as for this command",
    `  DATABASE_URL of the site: as ${siteDatabaseUrl === databaseUrl ? "for this command" : "SITE_DATABASE_URL of this command"}`,
    ...bucket.map((line) => `  ${line}`),
    ...secrets.map(({ variable, path }) => `  ${variable}: the content of ${path}`),
  ];
}
