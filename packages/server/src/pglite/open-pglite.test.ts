import { mkdir, mkdtemp, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MessageChannel } from "node:worker_threads";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { emptyPglite, extractEmptyPglite } from "../../test/fixtures/empty-pglite.ts";
import { isDatabaseUnavailable } from "../errors.ts";
import { openPglite, type Pglite } from "./open-pglite.ts";
import { PgliteStream } from "./pglite-stream.ts";
import { serveSessions } from "./serve-sessions.ts";

const onCrash = vi.fn<(error: unknown) => void>();
let pglite: Pglite;

beforeAll(async () => {
  pglite = await openPglite({ files: await emptyPglite() }, onCrash);
  await pglite.pool.query("create table notes (id int primary key, text text not null)");
}, 60_000);

afterAll(() => pglite.close());

const countNotes = async () => (await pglite.pool.query("select * from notes")).rowCount;

it("does not block the thread that queries", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  onTestFinished(() => clearInterval(timer));
  const { rows } = await pglite.pool.query<{ sum: string }>(
    "select sum(n) from generate_series(1, $1::int) as n",
    [1_000_000],
  );
  expect(rows).toEqual([{ sum: "500000500000" }]);
  expect(turns).toBeGreaterThan(3);
});

it.each<[string, string, unknown[], string]>([
  ["the simple protocol", "select missing", [], "42703"],
  ["the extended protocol", "select $1::int", ["text"], "22P02"],
  ["a constraint", "insert into notes values ($1, null)", [1], "23502"],
])("responds with the error of %s, then to the next query", async (_name, text, values, code) => {
  await expect(pglite.pool.query(text, values)).rejects.toMatchObject({ code });
  expect((await pglite.pool.query("select $1::int as n", [2])).rows).toEqual([{ n: 2 }]);
});

it("passes messages of several megabytes", async () => {
  const text = "가".repeat(1_500_000);
  const { rows } = await pglite.pool.query("select $1::text as text", [text]);
  expect(rows).toEqual([{ text }]);
});

it("rolls back a transaction whose connection ended", async () => {
  const client = await pglite.pool.connect();
  await client.query("begin");
  await client.query("insert into notes values (1, 'open')");
  client.release(true);
  expect(await countNotes()).toBe(0);
});

it("prepares a statement again after its connection ended", async () => {
  const prepared = { name: "one", text: "select 1 as one" };
  expect((await pglite.pool.query(prepared)).rows).toEqual([{ one: 1 }]);
  await expect(pglite.pool.query("select missing")).rejects.toThrow(/does not exist/);
  expect((await pglite.pool.query(prepared)).rows).toEqual([{ one: 1 }]);
});

it("keeps other queries out of a transaction", async () => {
  const client = await pglite.pool.connect();
  await client.query("begin");
  const other = pglite.pool.query("insert into notes values (2, 'other')");
  await client.query("insert into notes values (3, 'rolled back')");
  await client.query("rollback");
  client.release();
  await other;
  expect((await pglite.pool.query("select id from notes")).rows).toEqual([{ id: 2 }]);
  await pglite.pool.query("delete from notes");
});

it("PGlite rejects when the folder is not a database", { tags: ["extended"] }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "realtor-pglite-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, "db");
  await writeFile(path, "a file");
  await expect(openPglite({ path }, onCrash)).rejects.toThrow(/^PGlite cannot open/);
});

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-pglite-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "db");
}

it("creates a database where an earlier start was killed", { tags: ["extended"] }, async () => {
  const path = await createFolder();
  await mkdir(join(path, "base"), { recursive: true });
  const created = await openPglite({ path }, onCrash);
  expect((await created.pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await created.close();
});

it("creates no database over one that lost its PG_VERSION", async () => {
  const path = await createFolder();
  await extractEmptyPglite(path);
  await rm(join(path, "PG_VERSION"));
  await expect(openPglite({ path }, onCrash)).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringContaining("lacks its file PG_VERSION"),
  });
});

it("rejects queries after it was closed", async () => {
  const closed = await openPglite({ files: await emptyPglite() }, onCrash);
  await closed.close();
  await expect(closed.pool.query("select 1")).rejects.toThrow(/after calling end/);
  expect(onCrash).not.toHaveBeenCalled();
});

it(
  "opens the folder again after an error that ends the engine",
  { tags: ["extended"] },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "realtor-pglite-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const path = join(folder, "db");
    const crashes: unknown[] = [];
    const stored = await openPglite({ path }, (error) => crashes.push(error));
    onTestFinished(() => stored.close());
    await stored.pool.query("create table notes as select 'acknowledged' as text");
    // A checkpoint that cannot write its files is such an error, as on a full disk.
    const obstacle = join(path, "pg_logical/replorigin_checkpoint.tmp");
    await mkdir(obstacle);
    const error: unknown = await stored.pool.query("checkpoint").catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await vi.waitFor(() => expect(crashes).toHaveLength(1), 10_000);
    await rmdir(obstacle);

    const { rows } = await vi.waitFor(() => stored.pool.query("select text from notes"), 30_000);
    expect(rows).toEqual([{ text: "acknowledged" }]);
  },
);

it("reports an engine that fails as an unreachable database", async () => {
  const startSession = serveSessions(() =>
    Promise.reject(new Error("memory access out of bounds")),
  );
  const stream = new PgliteStream(() => {
    const { port1, port2 } = new MessageChannel();
    startSession(port2);
    return port1;
  });
  const client = new Client({ stream: () => stream });
  client.on("error", () => {});
  const error: unknown = await client.connect().catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
});
