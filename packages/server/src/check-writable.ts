import { statfs } from "node:fs/promises";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { sql, TransactionRollbackError } from "drizzle-orm";

/** A file of PostgreSQL's log: a database that cannot create the next one stops. */
const logFileBytes = 16 * 1024 * 1024;

interface WritableDatabase {
  db: Pick<PgDatabase<PgQueryResultHKT, Record<string, unknown>>, "execute" | "transaction">;
  /** Of PGlite: its disk needs room for a file of the log. */
  folder?: string | undefined;
  /** On a PostgreSQL server: an empty table, to which rows are added and taken back. */
  table?: string | undefined;
}

/**
 * Resolves when the database can store something. The message goes to the log and into no table, and the log has
 * room in its last file while the disk is full, so the disk is asked too: of PGlite by its free bytes, of a server
 * by rows that fill more than a page. PGlite does not add rows: nothing would ever remove them from the file.
 * @throws the error of the database, or one with the code ENOSPC.
 */
export async function checkWritable({ db, folder, table }: WritableDatabase): Promise<void> {
  await db.execute(sql`select pg_logical_emit_message(true, 'realtor-health', '')`);
  if (folder !== undefined) await checkDisk(folder);
  if (table === undefined) return;
  try {
    await db.transaction(async (tx) => {
      const rows = sql`select repeat('x', 1500) from generate_series(1, 12)`;
      await tx.execute(sql`insert into ${sql.raw(table)} ${rows}`);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}

/** @throws an error with the code ENOSPC when the disk of a folder has no room for a database. */
export async function checkDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= logFileBytes) return;
  const reason = `The disk of ${folder} is full: ${Math.floor(free / 2 ** 20)} MB are free, and the database needs 16 MB.`;
  throw Object.assign(new Error(reason), { code: "ENOSPC" });
}
