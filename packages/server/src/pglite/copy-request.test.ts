import { existsSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { extractEmptyPglite } from "../../test/fixtures/empty-pglite.ts";
import { createLog } from "../log.ts";
import { copyPath, requestCopy, serveCopies } from "./copy-request.ts";
import { openPglite, type Pglite } from "./open-pglite.ts";

const log = createLog("silent");
const name = "db";
let folder: string;
let pglite: Pglite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "realtor-copy-"));
  await extractEmptyPglite(join(folder, name));
  pglite = await openPglite({ path: join(folder, name) }, () => {});
  await pglite.pool.query("create table notes (id int primary key)");
}, 60_000);

afterAll(async () => {
  await pglite.close();
  await rm(folder, { recursive: true });
});

async function countNotes(path: string): Promise<number> {
  const copy = await openPglite({ path }, () => {});
  const { rows } = await copy.pool.query<{ count: number }>("select count(*)::int from notes");
  await copy.close();
  return rows[0]?.count ?? -1;
}

it("copies what is committed while rows are written, and replaces the former copy", async () => {
  const end = await serveCopies({ folder, name }, pglite, log);
  await pglite.pool.query("insert into notes select generate_series(1, 10)");
  const open = await pglite.pool.connect();
  await open.query("begin");
  await open.query("insert into notes values (11)");
  expect(await requestCopy({ folder, name })).toBe(true);
  await open.query("commit");
  open.release();
  expect(await countNotes(copyPath({ folder, name }))).toBe(10);

  expect(await requestCopy({ folder, name })).toBe(true);
  expect(await countNotes(copyPath({ folder, name }))).toBe(11);
  await end();
});

it("is false for a process that serves no copies, also after it was killed", async () => {
  expect(await requestCopy({ folder, name })).toBe(false);
  // The socket of a killed process is left over; a file refuses connections in the same way.
  await writeFile(join(folder, `${name}.sock`), "");
  expect(await requestCopy({ folder, name })).toBe(false);
  const end = await serveCopies({ folder, name }, pglite, log);
  expect(await requestCopy({ folder, name })).toBe(true);
  await end();
  expect(existsSync(join(folder, `${name}.sock`))).toBe(false);
});

it("passes on that the files cannot be copied", async () => {
  const failing = { copyTo: () => Promise.reject(new Error("no space left")) };
  const end = await serveCopies({ folder, name }, failing, log);
  await expect(requestCopy({ folder, name })).rejects.toThrow("see the log of the process");
  await end();
});

it("lets the process run without copies where the path of the socket is too long", async () => {
  const long = join(folder, "x".repeat(120));
  const end = await serveCopies({ folder: long, name }, pglite, log);
  expect(await requestCopy({ folder: long, name })).toBe(false);
  await end();
});

it("can be reached by this user only", async () => {
  const end = await serveCopies({ folder, name }, pglite, log);
  expect((await stat(join(folder, `${name}.sock`))).mode & 0o077).toBe(0);
  await end();
});
