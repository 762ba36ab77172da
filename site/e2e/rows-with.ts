import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/**
 * The tables that hold a text anywhere in a row, of all databases in a product's folder. The product
 * must have been stopped.
 */
export async function rowsWith(dataDir: string, text: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true });
  const databases = entries
    .filter((entry) => entry.endsWith("postgresql.conf"))
    .map((entry) => join(dataDir, entry, ".."));
  if (databases.length === 0) throw new Error(`There is no database in ${dataDir}.`);
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
