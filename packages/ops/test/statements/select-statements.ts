import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as backendStorage from "@realtor/backend/storage";
import * as siteStorage from "@realtor/site/storage";
import type { Statement } from "./statement.ts";

/**
 * The shortest statement of each shape, with the lists of parameters and the rows of an insert reduced to one.
 * Statements of the migrations, which run once, are left out.
 */
export function selectStatements(statements: readonly Statement[]): Statement[] {
  const migrations = readMigrations();
  const byShape = new Map<string, Statement>();
  for (const statement of statements) {
    if (migrations.includes(statement.text.trim())) continue;
    const one = toOneRow(statement);
    const shape = toShape(one.text);
    const known = byShape.get(shape);
    if (!known || lengthOf(one) < lengthOf(known)) byShape.set(shape, one);
  }
  return [...byShape].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

const lengthOf = (statement: Statement) => JSON.stringify(statement).length;

function readMigrations(): string {
  return [backendStorage, siteStorage]
    .flatMap(({ migrations: { folder } }) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".sql"))
        .map((name) => readFileSync(join(folder, name), "utf8")),
    )
    .join("\n");
}

/** The text for any number of parameters in a list. */
function toShape(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\$\d+/g, "$")
    .replaceAll(/\$(?:, \$)+(?=\))/g, "$");
}

const row = String.raw`\((?:\$\d+|default)(?:, (?:\$\d+|default))*\)`;
const rows = new RegExp(`^(insert into .*? values )(${row})(?:, ${row})+$`, "s");

function toOneRow(statement: Statement): Statement {
  const [, start, first] = rows.exec(statement.text) ?? [];
  if (start === undefined || first === undefined) return statement;
  const count = first.match(/\$/g)?.length ?? 0;
  return { ...statement, text: start + first, values: statement.values.slice(0, count) };
}
