import { join } from "node:path";
import { folderLocation as servicesLocation } from "@realtor/backend/storage";
import { readVariables, sharedVariables } from "@realtor/server/env";
import { fileStoreVariables, readS3Settings } from "@realtor/server/files/open-file-store";
import type { S3Settings } from "@realtor/server/files/s3-store";
import { folderLocation as siteLocation } from "@realtor/site/storage";

const variables = {
  DATA_DIR: sharedVariables.DATA_DIR,
  DATABASE_URL: sharedVariables.DATABASE_URL,
  SITE_DATABASE_URL: sharedVariables.DATABASE_URL,
  ...fileStoreVariables,
};

/** Where the product that a command works on has its data; the variables of the product. */
export interface Env {
  readonly dataDir: string;
  /** PostgreSQL; undefined for the databases in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same database for the site's user, where it has its own. */
  readonly siteDatabaseUrl: string | undefined;
  /** Undefined for the folder of the services in `dataDir`. */
  readonly s3: S3Settings | undefined;
}

/** @throws StartError on the first invalid variable. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = readVariables(variables, source);
  return {
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    siteDatabaseUrl: read.SITE_DATABASE_URL ?? read.DATABASE_URL,
    s3: readS3Settings(read),
  };
}

/** A PGlite database in the data folder: `<folder>/<name>`. */
export interface LocalDatabase {
  readonly id: "site" | "services";
  readonly folder: string;
  readonly name: string;
  readonly lock: string;
}

/**
 * The databases of one machine. The site is first: what it forwards to the services is then in one of the two
 * copies at least, and recognized by its idempotency key if it is in both.
 */
export function localDatabases(dataDir: string): readonly LocalDatabase[] {
  return [
    { id: "site", ...siteLocation(dataDir) },
    { id: "services", ...servicesLocation(servicesFolder(dataDir)) },
  ];
}

/** The folder of the services: their database, photos and secrets. */
export function servicesFolder(dataDir: string): string {
  return join(dataDir, "backend");
}

/** Secrets that a machine generated, by their name in a backup, with the variable that replaces each. */
export function localSecrets(dataDir: string) {
  const services = servicesFolder(dataDir);
  return [
    { name: "auth.secret", variable: "AUTH_SECRET", path: join(services, "auth.secret") },
    { name: "upload.secret", variable: "UPLOAD_SECRET", path: join(services, "upload.secret") },
    { name: "service.secret", variable: "SERVICE_TOKEN", path: join(dataDir, "service.secret") },
  ] as const;
}
