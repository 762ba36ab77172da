import { readFile } from "node:fs/promises";

import { createLog } from "@realtor/server/log";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import { startPostgres } from "../../server/test/fixtures/postgres.ts";
import type { TestPostgres } from "../../server/test/fixtures/postgres.ts";
import { startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

let postgres: TestPostgres;
let adminUrl: string;
let backend: TestBackend;

const urlOf = (user: string) => adminUrl.replace("//postgres@", `//${user}@`);

/** Runs a query as a user of the database. */
async function query(user: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: urlOf(user) });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  postgres = await startPostgres();
  adminUrl = await postgres.createDatabase("realtor");
  const documented = new URL("../../../deploy/postgres/roles.sql", import.meta.url);
  await query("postgres", await readFile(documented, "utf8"));
  // As the site does when it starts.
  await query("realtor_site", "create schema site; create table site.leads (name text)");
  backend = await startBackend("PostgreSQL", {
    database: { kind: "postgres", url: urlOf("realtor_services") },
    log: createLog("silent"),
  });
});

afterAll(async () => {
  await backend?.close();
  await postgres.stop();
});

it("lets the services start, migrate and fill an empty database with their own user", async () => {
  const [row] = await query("realtor_services", "select count(*)::int as count from realtors");
  expect(row).toMatchObject({ count: expect.any(Number) });
  expect((await backend.app.request("/health/storage")).status).toBe(200);
});

it("keeps each process from what is the other's", async () => {
  const denied = { code: "42501" };
  await expect(query("realtor_services", "select * from site.leads")).rejects.toMatchObject(denied);
  for (const table of ["users", "sessions", "realtors", "contact_requests"])
    await expect(query("realtor_site", `select * from public.${table}`)).rejects.toMatchObject(
      denied,
    );
  await expect(query("realtor_site", "create table public.x (y int)")).rejects.toMatchObject(
    denied,
  );
});

it("gives no rights on the server", async () => {
  const roles = await query(
    "postgres",
    `select rolname from pg_roles where rolname like 'realtor%'
     and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)`,
  );
  expect(roles).toEqual([]);
  for (const user of ["realtor_site", "realtor_services"])
    await expect(query(user, "copy (select 1) to program 'true'")).rejects.toMatchObject({
      code: "42501",
    });
});
