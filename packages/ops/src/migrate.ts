import {
  folderLocation as servicesLocation,
  migrations as servicesMigrations,
} from "@realtor/backend/storage";
import { openDatabase } from "@realtor/server/database";
import { createLog } from "@realtor/server/log";
import { openStore } from "@realtor/site/open-store";
import { type Env, servicesFolder } from "./env.ts";

/** Says that a database is not reachable, for which it waits. */
const log = createLog("warn");

/**
 * Applies the migrations of the services and of the site, so that processes with `MIGRATE=N` start.
 * @throws StartError when an operator can fix the cause.
 */
export async function migrate(
  { dataDir, databaseUrl, siteDatabaseUrl }: Env,
  report: (line: string) => void,
): Promise<void> {
  const location = databaseUrl
    ? ({ kind: "postgres", url: databaseUrl } as const)
    : servicesLocation(servicesFolder(dataDir));
  const services = await openDatabase({
    location,
    schema: {},
    migrations: servicesMigrations,
    log,
  });
  await services.close();
  report("services: the database is up to date");
  const site = await openStore({ dataDir, databaseUrl: siteDatabaseUrl, log });
  await site.close();
  report("site: the database is up to date");
}
