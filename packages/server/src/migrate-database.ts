import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { StartError } from "./errors.ts";

export interface Migrations {
  folder: string;
  /** Separate for each server: both may use one database. */
  table: string;
}

/** A migration after which programs fail that lack another one (docs/how-to/change-the-schema.md). */
const contract = /^-- contract: needs (\S+)/;

/** A migration of this program: its name, and the time by which the table of the applied ones knows it. */
interface Entry {
  tag: string;
  when: number;
}

type AnyDb = NodePgDatabase<Record<string, unknown>>;

/**
 * Applies the migrations that a database lacks. One that a newer version has extended is accepted.
 * @throws StartError when a newer version has removed what this one uses.
 */
export async function migrateDatabase(db: AnyDb, { folder, table }: Migrations): Promise<void> {
  const entries = await readJournal(folder);
  const applied = appliedIn(table);
  await refuseContracted(db, table, entries);
  await migrate(db, { migrationsFolder: folder, migrationsTable: table });
  // Marks are stored with what is applied, since an older program does not have the files.
  for (const { tag, when } of entries) {
    const [, needs] = contract.exec(await readFile(join(folder, `${tag}.sql`), "utf8")) ?? [];
    if (needs === undefined) continue;
    await db.execute(sql`alter table ${applied} add column if not exists needs text`);
    await db.execute(sql`update ${applied} set needs = ${needs} where created_at = ${when}`);
  }
}

/**
 * The first migration that `migrateDatabase` would apply; undefined if there is none.
 * @throws StartError when a newer version has removed what this one uses.
 */
export async function findMissingMigration(
  db: AnyDb,
  { folder, table }: Migrations,
): Promise<string | undefined> {
  const entries = await readJournal(folder);
  await refuseContracted(db, table, entries);
  const { rows: found } = await db.execute(
    sql`select 1 where to_regclass(${`drizzle."${table}"`}) is not null`,
  );
  if (found.length === 0) return entries[0]?.tag;
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from ${appliedIn(table)}`,
  );
  // As Drizzle: what is newer than the newest applied one is missing.
  return entries.find(({ when }) => when > Number(rows[0]?.newest ?? -1))?.tag;
}

/** @throws StartError when a newer version has removed what a program with these migrations uses. */
async function refuseContracted(
  db: AnyDb,
  table: string,
  entries: readonly Entry[],
): Promise<void> {
  if (!(await hasMarks(db, table))) return;
  const { rows } = await db.execute<{ needs: string }>(
    sql`select needs from ${appliedIn(table)} where needs is not null order by id desc`,
  );
  const unknown = rows.find(({ needs }) => !entries.some(({ tag }) => tag === needs));
  if (unknown)
    throw new StartError(
      `A newer version has changed the database so that this one cannot use it (it lacks the migration ${unknown.needs}): start a version that has it, or restore a backup that is older than the upgrade.`,
    );
}

const appliedIn = (table: string) => sql.raw(`drizzle."${table}"`);

async function readJournal(folder: string): Promise<Entry[]> {
  const journal: unknown = JSON.parse(
    await readFile(join(folder, "meta", "_journal.json"), "utf8"),
  );
  // Written by drizzle-kit.
  return (journal as { entries: Entry[] }).entries;
}

async function hasMarks(db: AnyDb, table: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pg_attribute
        where attrelid = to_regclass(${`drizzle."${table}"`}) and attname = 'needs' and not attisdropped`,
  );
  return rows.length > 0;
}
