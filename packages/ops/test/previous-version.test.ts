import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as backendStorage from "@realtor/backend/storage";
import { type DatabaseLocation, openDatabase } from "@realtor/server/database";
import { createLog } from "@realtor/server/log";
import * as siteStorage from "@realtor/site/storage";
import type { ClientBase } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { extractEmptyPglite } from "../../server/test/fixtures/empty-pglite.ts";
import { startPostgres, type TestPostgres } from "../../server/test/fixtures/postgres.ts";
import { findProblems } from "./statements/find-problems.ts";
import { readStatements, statementFiles } from "./statements/statement.ts";

const log = createLog("silent");
const programs = { backend: backendStorage, site: siteStorage };
type Program = keyof typeof programs;

let postgres: TestPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), "realtor-previous-"));
});

afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Opens an empty database with the migrations of this version. */
async function openMigrated(program: Program, location: DatabaseLocation) {
  const { migrations } = programs[program];
  const database = await openDatabase({ location, schema: {}, migrations, log });
  const client = await (database.pool ?? database.pglite.pool).connect();
  const close = async () => {
    client.release();
    await database.close();
  };
  return { client, close };
}

describe.each(["backend", "site"] as const)("the previous version of %s", (program) => {
  const statements = readStatements(statementFiles[program]);
  let client: ClientBase;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const url = await postgres.createDatabase(program);
    ({ client, close } = await openMigrated(program, { kind: "postgres", url }));
  });
  afterAll(() => close());

  it("reads and writes the database of this one", async () => {
    expect(statements.length).toBeGreaterThan(50);
    expect(await findProblems(client, statements), "see docs/how-to/change-the-schema.md").toEqual(
      [],
    );
  });

  it("reads and writes the database of this one, on PGlite", { tags: ["extended"] }, async () => {
    const location = programs[program].folderLocation(folder);
    await extractEmptyPglite(join(folder, location.name));
    const local = await openMigrated(program, location);
    expect(await findProblems(local.client, statements)).toEqual([]);
    await local.close();
  });
});

describe("findProblems", () => {
  const statements = readStatements(statementFiles.site);
  let client: ClientBase;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const url = await postgres.createDatabase("migrations");
    ({ client, close } = await openMigrated("site", { kind: "postgres", url }));
  });
  afterAll(() => close());

  it.each([
    ["alter table site.leads drop column area", /column "area" does not exist/],
    ["alter table site.leads rename column area to other", /does not exist/],
    ["alter table site.leads rename to other", /relation .* does not exist/],
    ["drop table site.leads cascade", /relation .* does not exist/],
    ["alter table site.leads add column other text not null", /violates not-null constraint/],
    [
      "alter table site.leads add constraint other check (length(area) > 10000)",
      /violates check constraint/,
    ],
    [
      "alter table site.leads alter column area type integer using length(area)",
      /invalid input syntax for type integer/,
    ],
    ["alter table site.leads alter column area type varchar(10000)", /: area has another type$/],
  ])("finds statements that fail after: %s", async (migration, problem) => {
    const problems = await findProblems(client, statements, migration);
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });

  it.each([
    "alter table site.leads add column other text",
    "alter table site.leads add column other text not null default ''",
    "create table other (id text primary key not null)",
    "create index other on site.leads (area)",
  ])("finds nothing after: %s", async (migration) => {
    expect(await findProblems(client, statements, migration)).toEqual([]);
  });
});
