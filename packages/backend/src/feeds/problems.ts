import { createHash } from "node:crypto";

import { and, eq, inArray } from "drizzle-orm";
import type { InferInsertModel } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { feedProblems } from "../db/schema.ts";
import { toOriginal } from "./repair.ts";
import type { ProblemCode } from "./repair.ts";

/** A record of a page, with what had to be repaired; none for a sound one. */
export interface CheckedRecord {
  /** Undefined for a record without a key. */
  key: string | undefined;
  original: unknown;
  codes: readonly ProblemCode[];
}

/** More of one run are counted, and not stored: a broken server has the same problem in each record. */
const storedProblems = 1000;

/** Creates the report of a run, which replaces what was known of the records that it sees. */
export function createProblemReport(
  { db, feedId, now }: { db: Db; feedId: string; now: () => Date },
  count: (name: string, by?: number) => void,
) {
  let stored = 0;
  return async (resource: string, records: readonly CheckedRecord[]): Promise<void> => {
    const named = records.map((record) => ({
      ...record,
      key: (record.key ?? toSubstitute(record.original)).slice(0, 255),
    }));
    const rows: InferInsertModel<typeof feedProblems>[] = [];
    const seen = new Set<string>();
    for (const { key, original, codes } of named)
      for (const code of codes) {
        count("problems");
        if (stored === storedProblems || seen.has(`${key} ${code}`)) continue;
        seen.add(`${key} ${code}`);
        stored += 1;
        const row = { feedId, resource, recordKey: key, code, at: now() };
        rows.push({ ...row, original: toOriginal(original) });
      }
    const isSeen = and(
      eq(feedProblems.feedId, feedId),
      eq(feedProblems.resource, resource),
      inArray(
        feedProblems.recordKey,
        named.map(({ key }) => key),
      ),
    );
    if (named.length > 0) await db.delete(feedProblems).where(isSeen);
    if (rows.length > 0) await db.insert(feedProblems).values(rows).onConflictDoNothing();
  };
}

/** Names a record without a key by its content, so that it is in the report once. */
function toSubstitute(original: unknown): string {
  const text = JSON.stringify(original) ?? "";
  return `?${createHash("sha256").update(text).digest("base64url").slice(0, 16)}`;
}
