import type { ClientBase } from "pg";
import type { Statement } from "./statement.ts";

/**
 * Runs statements on an empty database after a `migration`, which is undone. Returns those that fail, or whose
 * results have other types than before.
 */
export async function findProblems(
  client: ClientBase,
  statements: readonly Statement[],
  migration = "",
): Promise<string[]> {
  await client.query("begin");
  try {
    await client.query(migration);
    // Rows that a statement refers to are absent: no foreign key is checked.
    await client.query("set local session_replication_role = replica");
    const problems: string[] = [];
    for (const statement of statements) problems.push(...(await run(client, statement)));
    return problems;
  } finally {
    await client.query("rollback");
  }
}

async function run(client: ClientBase, { text, values, types }: Statement): Promise<string[]> {
  await client.query("savepoint statement");
  try {
    const { fields } = await client.query(text, values);
    return fields
      .filter((field, n) => isChanged(types[n], field.dataTypeID))
      .map(({ name }) => `${text}: ${name} has another type`);
  } catch (error) {
    return [`${text}: ${String(error)}`];
  } finally {
    await client.query("rollback to savepoint statement");
  }
}

/** Types of migrations have other object IDs in each database. */
const firstOwnType = 16_384;

function isChanged(before = 0, now: number): boolean {
  return before !== now && Math.min(before, now) < firstOwnType;
}
