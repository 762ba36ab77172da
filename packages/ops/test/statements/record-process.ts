/**
 * Preloaded into every process of a test run (`record.ts`): appends each successful query to the file in
 * STATEMENTS_FILE, once for each text.
 */
import { appendFileSync } from "node:fs";
import { Client, type QueryArrayResult } from "pg";
import { isRecorded, type Statement } from "./statement.ts";

type Query = (this: unknown, ...args: unknown[]) => unknown;
type Result = Pick<QueryArrayResult, "fields">;

const file = process.env["STATEMENTS_FILE"] ?? "";
const recorded = new Set<string>();

// Overloads, of which Drizzle and pools use some.
const prototype = Client.prototype as unknown as { query: Query };
const original = prototype.query;
prototype.query = function query(...args) {
  const [first, second] = args;
  const config = typeof first === "string" ? { text: first } : (first as Partial<Statement>);
  const { text = "" } = config;
  const values = Array.isArray(second) ? second : (config.values ?? []);
  if (recorded.has(text) || !isRecorded(text)) return original.apply(this, args);
  const record = (result: Result | Result[]) => {
    if (Array.isArray(result) || recorded.has(text)) return;
    recorded.add(text);
    const types = (result.fields ?? []).map((field) => field.dataTypeID);
    appendFileSync(file, `${JSON.stringify({ text, values, types } satisfies Statement)}\n`);
  };
  const callback = args.at(-1);
  if (typeof callback === "function")
    return original.apply(this, [
      ...args.slice(0, -1),
      (error: unknown, result: Result) => {
        if (!error) record(result);
        callback(error, result);
      },
    ]);
  const sent = original.apply(this, args);
  if (sent instanceof Promise) sent.then(record, () => undefined);
  return sent;
};
