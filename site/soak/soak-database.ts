import { startPostgres, type TestPostgres } from "../../packages/server/test/fixtures/postgres.ts";
import {
  copyPreparedDatabase,
  postgresVariables,
  preparedDatabaseUrl,
  type ProductDatabase,
} from "../e2e/fixtures/prepared-data.ts";

/** A copy of the prepared database of a test run; in `pnpm soak` an empty one on a server of its own. */
export async function createSoakDatabase(): Promise<ProductDatabase> {
  const prepared = await copyPreparedDatabase();
  if (prepared) return prepared;
  const postgres = await startPostgres();
  return {
    env: postgresVariables(await postgres.createDatabase("soak")),
    drop: () => postgres.stop(),
  };
}

/** The same on a server that the scenario can stop. */
export async function startSoakServer(): Promise<ProductDatabase & { server: TestPostgres }> {
  const server = await startPostgres();
  const prepared = preparedDatabaseUrl();
  const url = prepared
    ? await server.copyDatabase("soak", prepared)
    : await server.createDatabase("soak");
  return { server, env: postgresVariables(url), drop: () => server.stop() };
}
