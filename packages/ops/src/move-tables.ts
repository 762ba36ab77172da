import { StartError } from "@realtor/server/errors";
import type { Pool, PoolClient } from "pg";
import { compareInventories, listTables, readInventory } from "./inventory.ts";

/** Rows of a statement: profiles have up to some hundred kilobytes. */
const rowsAtOnce = 200;

/** One move at a time. */
const moveLock = 7_251_003;

interface MovedTables {
  rows: number;
  /** False if an earlier run copied them. */
  isNew: boolean;
}

/**
 * Copies all rows of a schema in one transaction, so that an interrupted copy leaves nothing, and compares
 * them before it is committed.
 * @throws StartError if the target has other rows.
 */
export async function moveTables(from: Pool, to: Pool, schema: string): Promise<MovedTables> {
  return withTransaction(from, (source) =>
    withTransaction(to, async (target) => {
      await target.query("select pg_advisory_xact_lock($1)", [moveLock]);
      const expected = await readInventory(source, schema);
      const rows = expected.reduce((sum, content) => sum + content.rows, 0);
      const existing = await readInventory(target, schema);
      if (compareInventories(expected, existing).length === 0) return { rows, isNew: rows === 0 };
      const used = existing.find((content) => content.rows > 0);
      if (used)
        throw new StartError(
          `The table ${used.table} of the target has other rows: the product has already run on it. Set DATABASE_URL to an empty database to move again.`,
        );
      for (const table of await orderByReferences(source, schema))
        await copyRows(source, target, table);
      await copySequences(source, target, schema);
      const problems = compareInventories(expected, await readInventory(target, schema));
      if (problems.length > 0)
        throw new StartError(
          `The copied rows differ: ${problems.join(" ")} Nothing was stored; run the command again.`,
        );
      return { rows, isNew: true };
    }),
  );
}

async function withTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Tables after the ones that they reference. */
async function orderByReferences(client: PoolClient, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ table: string; referenced: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table,
       format('%I.%I', rn.nspname, r.relname) as referenced
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
     where k.contype = 'f' and n.nspname = $1`,
    [schema],
  );
  const waiting = new Set(await listTables(client, schema));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter((table) =>
      rows.every((key) => key.table !== table || !waiting.has(key.referenced)),
    );
    if (ready.length === 0)
      throw new Error(`Tables of ${schema} reference each other in a circle.`);
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}

/** Values are copied as text, which every type reads back without loss. */
async function copyRows(source: PoolClient, target: PoolClient, table: string): Promise<void> {
  const { rows: columns } = await source.query<{ name: string; type: string }>(
    `select format('%I', attname) as name, format_type(atttypid, atttypmod) as type
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  const list = (toText: (column: { name: string; type: string }, index: number) => string) =>
    columns.map(toText).join(", ");
  const insert = `insert into ${table} (${list(({ name }) => name)}) overriding system value
    select ${list(({ name, type }) => `u.${name}::${type}`)}
    from unnest(${list((_, index) => `$${index + 1}::text[]`)}) as u(${list(({ name }) => name)})
    -- Triggers of the target have written the rows of the search already.
    on conflict do nothing`;
  await source.query(
    `declare copied no scroll cursor for
     select ${list(({ name }, index) => `${name}::text as "${index}"`)} from ${table}`,
  );
  for (;;) {
    const { rows } = await source.query<Record<string, string | null>>(
      `fetch forward ${rowsAtOnce} from copied`,
    );
    if (rows.length === 0) break;
    await target.query(
      insert,
      columns.map((_, index) => rows.map((row) => row[index])),
    );
  }
  await source.query("close copied");
}

/** Without this the next row would get the number of an existing one. */
async function copySequences(
  source: PoolClient,
  target: PoolClient,
  schema: string,
): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name
     from pg_sequences where schemaname = $1 and last_value is not null`,
    [schema],
  );
  for (const { name } of rows) {
    const { rows: values } = await source.query<{ value: string }>(
      `select last_value::text as value from ${name}`,
    );
    await target.query("select setval($1::regclass, $2::bigint)", [name, values[0]?.value]);
  }
}
