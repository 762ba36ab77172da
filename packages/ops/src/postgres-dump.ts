import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { explainDatabaseError, nameDatabase } from "@realtor/server/connect-postgres";
import { StartError } from "@realtor/server/errors";
import { Client } from "pg";
import { measureFile } from "./backup-file.ts";
import { listTables, readInventory, type TableContent } from "./inventory.ts";
import type { Dump } from "./manifest.ts";

/** Calls `work` with a connection, which is closed afterwards. */
export async function withPostgres<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `${nameDatabase(url)} cannot be used (${explainDatabaseError(error)}): start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Dumps the whole database, site and services, as it is at one moment; the product runs meanwhile. */
export async function dumpPostgres(url: string, folder: string): Promise<Dump> {
  const path = "database.dump";
  return withPostgres(url, async (client) => {
    // pg_dump reads the same snapshot as the queries, which exists while this transaction is open.
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ snapshot: string; version: string }>(
      "select pg_export_snapshot() as snapshot, current_setting('server_version') as version",
    );
    const { snapshot = "", version = "" } = rows[0] ?? {};
    const file = join(folder, path);
    await runPostgresProgram("pg_dump", url, [
      "--format=custom",
      `--snapshot=${snapshot}`,
      `--file=${file}`,
    ]);
    await chmod(file, 0o600);
    const tables = await readInventory(client);
    if (tables.length === 0)
      throw new StartError(
        `${nameDatabase(url)} has no tables: start the product once, or correct DATABASE_URL.`,
      );
    return {
      engine: "postgresql",
      engineVersion: version,
      databases: [{ dump: path, tables }],
      files: [{ path, ...(await measureFile(file)) }],
    };
  });
}

/**
 * Restores a dump into an empty database, completely or not at all. Returns its tables.
 * @throws StartError if the database has tables, or the dump cannot be restored.
 */
export async function loadPostgres(
  url: string,
  folder: string,
  dump: string,
): Promise<TableContent[]> {
  // roles.sql creates a schema for lists of migrations, which the dump has too.
  await withPostgres(url, dropEmptySchemas);
  await runPostgresProgram("pg_restore", url, [
    "--exit-on-error",
    "--single-transaction",
    join(folder, dump),
  ]);
  return withPostgres(url, (client) => readInventory(client));
}

/** @throws StartError if the database has tables. */
export async function requireEmptyPostgres(url: string): Promise<void> {
  const tables = await withPostgres(url, (client) => listTables(client));
  if (tables.length > 0)
    throw new StartError(
      `${nameDatabase(url)} is not empty (${tables.slice(0, 3).join(", ")}): create an empty database, and set DATABASE_URL to it.`,
    );
}

async function dropEmptySchemas(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', nspname) as name from pg_namespace
     where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
  );
  for (const { name } of rows) await client.query(`drop schema ${name}`);
}

/** Debian's list of authorities; libpq trusts none by default. */
const authorities = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Runs a client program of PostgreSQL with a database. The password is passed in the environment, since other
 * users of the machine can read arguments.
 * @throws StartError if it is not installed or fails.
 */
async function runPostgresProgram(
  program: "pg_dump" | "pg_restore",
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const child = spawn(program, [...args, `--dbname=${url.href}`], {
    env: {
      ...(existsSync(authorities) ? { PGSSLROOTCERT: authorities } : {}),
      ...process.env,
      ...(password ? { PGPASSWORD: password } : {}),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  try {
    const [output, code] = await Promise.all([text(child.stderr), ended]);
    if (code !== 0) throw new StartError(explain(program, output));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${program} cannot be started: install PostgreSQL's client programs (Debian: postgresql-client).`,
      { cause: error },
    );
  }
}

/** The first lines name the error; the others repeat the statement. */
function explain(program: string, output: string): string {
  const lines = output.split("\n").filter((line) => /error|mismatch|version/i.test(line));
  return `${program} failed: ${lines.slice(0, 3).join(" ").trim() || output.trim()}`;
}
