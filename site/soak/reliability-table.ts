import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Row } from "../bench/table.ts";
import type { DatabaseKind } from "../e2e/fixtures/prepared-data.ts";

/** The rows of one run of a scenario on one database. */
export interface Results {
  scenario: string;
  database: DatabaseKind;
  command: string;
  rows: readonly Row[];
}

const file = fileURLToPath(new URL("../../docs/reliability.md", import.meta.url));
const [start, end] = ["<!-- results: start -->", "<!-- results: end -->"];
const heading = "| figure | measured | limit | command | date |\n|---|---|---|---|---|";

/** Replaces the rows of this scenario and database in docs/reliability.md. */
export async function writeResults(results: Results): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(file, replaceResults(await readFile(file, "utf8"), results, date));
}

/** Returns the document with the rows of a run; those of other scenarios and databases stay. */
export function replaceResults(document: string, results: Results, date: string): string {
  const [before, rest] = document.split(start);
  const [table, after] = (rest ?? "").split(end);
  if (before === undefined || after === undefined)
    throw new Error(`The document needs the lines "${start}" and "${end}".`);
  const { scenario, database, command, rows } = results;
  const own = `pnpm soak ${scenario} --database ${database} `;
  const others = (table ?? "").split("\n").filter((line) => /^\| .*pnpm soak/.test(line));
  const lines = rows.map(
    ({ name, measured, limit = "", passes }) =>
      `| ${scenario}, ${database}: ${cell(name)} | ${cell(measured)} | ${cell(passes ? limit : `${limit} exceeded`)} | \`${command}\` | ${date} |`,
  );
  const kept = others.filter((line) => !line.includes(own));
  const at = others.findIndex((line) => line.includes(own));
  const all = kept.toSpliced(at < 0 ? kept.length : at, 0, ...lines);
  return `${before}${start}\n\n${heading}\n${all.join("\n")}\n\n${end}${after}`;
}

/** A bar would end the cell. */
function cell(text: string): string {
  return text.replaceAll("|", String.raw`\|`);
}
