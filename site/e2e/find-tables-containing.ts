import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/**
 * Returns the tables of all databases in a data folder that contain a text in any row. The product must
 * be stopped.
 */
export async function findTablesContaining(dataDir: string, text: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true });
  const databases = entries
    .filter((entry) => entry.endsWith("postgresql.conf"))
    .map((entry) => join(dataDir, entry, ".."));
  if (databases.length === 0) throw new Error(`${dataDir} contains no database.`);
  const found = await Promise.all(databases.map((folder) => tablesWith(folder, text)));
  return found.flat();
}

async function tablesWith(folder: string, text: string): Promise<string[]> {
  const db = await PGlite.create(folder);
  try {
    const { rows } = await db.query<{ name: string }>(
      "select format('%I.%I', table_schema, table_name) as name from information_schema.tables " +
        "where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hits = await db.query(
        `select 1 from ${name} as one where position($1 in one::text) > 0 limit 1`,
        [text],
      );
      if (hits.rows.length > 0) found.push(name);
    }
    return found;
  } finally {
    await db.close();
  }
}
