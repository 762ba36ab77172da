import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A query as a version of the product sends it. */
export interface Statement {
  text: string;
  /** Example values of its parameters. */
  values: unknown[];
  /** Types of the columns of its result, as object IDs of PostgreSQL. */
  types: number[];
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The statements of the previous version, one a line. */
export const statementFiles = { backend: file("backend.jsonl"), site: file("site.jsonl") };

export function readStatements(path: string): Statement[] {
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Statement); // written by record.ts
}

/** Whether it reads or writes data, and is no transaction, setting or definition. */
export function isRecorded(text: string): boolean {
  return /^\s*(?:select|insert|update|delete|with)\b/i.test(text);
}
