import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { limitSearch } from "../src/loaning/search-realtors.ts";
import { publicUrl, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

let backend: TestBackend;
let pool: Pool;
beforeAll(async () => {
  backend = await startBackend("PostgreSQL");
  pool = new Pool({ connectionString: backend.databaseUrl ?? "" });
});
afterAll(async () => {
  await pool?.end();
  await backend?.close();
});

it("cancels a search whose visitor has gone, and nothing that follows", async () => {
  const { db } = backend;
  const visit = new AbortController();
  let ended: unknown;
  const search = limitSearch({ db, pool, signal: visit.signal }, (tx) =>
    tx.execute(sql`select pg_sleep(60)`).catch((error: unknown) => {
      ended = error;
      throw error;
    }),
  );
  const running = `select from pg_stat_activity
    where datname = current_database() and query = 'select pg_sleep(60)' and state = 'active'`;
  const gone = vi
    .waitFor(async () => expect((await pool.query(running)).rowCount).toBe(1))
    .finally(() => visit.abort());
  await expect(search).rejects.toMatchObject({ code: "rate.limited" });
  await gone;
  // Not by the time limit of searches, which has the same code.
  expect(ended).toMatchObject({ cause: { message: expect.stringContaining("user request") } });
  const others = Array.from({ length: 8 }, () => db.execute(sql`select pg_sleep(0.05)`));
  expect((await Promise.allSettled(others)).map(({ status }) => status)).not.toContain("rejected");
});

it.each(["q=grace", "brokerage=Any", "area=CA"])("does not begin one: %s", async (query) => {
  const search = (signal: AbortSignal) =>
    backend.app.fetch(new Request(`${publicUrl}/v1/realtor?${query}`, { signal }));
  expect((await search(new AbortController().signal)).status).toBe(200);
  expect((await search(AbortSignal.abort())).status).toBe(429);
});
