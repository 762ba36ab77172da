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

/**
 * Applies the migrations that a database lacks. One that a newer version has extended is accepted.
 * @throws StartError when a newer version has removed what this one uses.
 */
export async function migrateDatabase(
  db: NodePgDatabase<Record<string, unknown>>,
  { folder, table }: Migrations,
): Promise<void> {
  const entries = await readJournal(folder);
  const tags = entries.map(({ tag }) => tag);
  const applied = sql.raw(`drizzle."${table}"`);
  if (await hasMarks(db, table)) {
    const { rows } = await db.execute<{ needs: string }>(
      sql`select needs from ${applied} where needs is not null order by id desc`,
    );
    const unknown = rows.find(({ needs }) => !tags.includes(needs));
    if (unknown)
      throw new StartError(
        `A newer version has changed the database so that this one cannot use it (it lacks the migration ${unknown.needs}): start a version that has it, or restore a backup that is older than the upgrade.`,
      );
  }
  await migrate(db, { migrationsFolder: folder, migrationsTable: table });
  // Marks are stored with what is applied, since an older program does not have the files.
  for (const { tag, when } of entries) {
    const [, needs] = contract.exec(await readFile(join(folder, `${tag}.sql`), "utf8")) ?? [];
    if (needs === undefined) continue;
    await db.execute(sql`alter table ${applied} add column if not exists needs text`);
    await db.execute(sql`update ${applied} set needs = ${needs} where created_at = ${when}`);
  }
}

/** The migrations of this program: their names, and the time by which the table of the applied ones knows them. */
async function readJournal(folder: string): Promise<{ tag: string; when: number }[]> {
  const journal: unknown = JSON.parse(
    await readFile(join(folder, "meta", "_journal.json"), "utf8"),
  );
  // Written by drizzle-kit.
  return (journal as { entries: { tag: string; when: number }[] }).entries;
}

async function hasMarks(
  db: NodePgDatabase<Record<string, unknown>>,
  table: string,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pg_attribute
        where attrelid = to_regclass(${`drizzle."${table}"`}) and attname = 'needs' and not attisdropped`,
  );
  return rows.length > 0;
}
