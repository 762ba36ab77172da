import { z } from "zod";

/** PGlite, or a client of PostgreSQL; only values that are text are queried. */
interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, string>[] }>;
}

export const tableContent = z.object({
  /** With its schema, such as `site.leads`. */
  table: z.string(),
  rows: z.number().int().nonnegative(),
  /** Sum of the first 60 bits of the SHA-256 of each row, which does not depend on their order. */
  digest: z.string(),
});

export type TableContent = z.output<typeof tableContent>;

/** Rows as text are the same on every server with these. */
const settings = [
  "timezone = 'UTC'",
  "datestyle = 'ISO'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  "extra_float_digits = 1",
];

/** Counts and digests of all tables, or of those in one schema, in the session's transaction if it has one. */
export async function readInventory(db: Queryable, schema?: string): Promise<TableContent[]> {
  for (const setting of settings) await db.query(`set ${setting}`);
  const tables = await listTables(db, schema);
  const contents: TableContent[] = [];
  for (const table of tables) contents.push(await readTable(db, table));
  return contents;
}

/** Tables as `schema.table`, quoted for SQL. */
export async function listTables(db: Queryable, schema?: string): Promise<string[]> {
  const { rows } = await db.query(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and ($1::text is null or n.nspname = $1)
     order by 1`,
    [schema ?? null],
  );
  return rows.map(({ name = "" }) => name);
}

async function readTable(db: Queryable, table: string): Promise<TableContent> {
  const { rows } = await db.query(
    `select count(*)::text as rows, coalesce(sum(('x' || left(
       encode(sha256(convert_to(t::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as digest
     from ${table} t`,
  );
  return { table, rows: Number(rows[0]?.["rows"]), digest: rows[0]?.["digest"] ?? "" };
}

/** Sentences about the tables whose content differs; none if all are the same. */
export function compareInventories(
  expected: readonly TableContent[],
  found: readonly TableContent[],
): string[] {
  const byTable = new Map(found.map((content) => [content.table, content]));
  const known = new Set(expected.map(({ table }) => table));
  return [
    ...expected.flatMap(({ table, rows, digest }) => {
      const other = byTable.get(table);
      if (!other) return [`The table ${table} is missing.`];
      if (other.rows !== rows) return [`${table} has ${other.rows} rows instead of ${rows}.`];
      return other.digest === digest ? [] : [`${table} has other rows.`];
    }),
    ...found
      .filter(({ table }) => !known.has(table))
      .map(({ table }) => `The table ${table} is not in the backup.`),
  ];
}
