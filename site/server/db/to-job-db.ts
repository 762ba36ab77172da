import { sql } from "drizzle-orm";
import { type Db as JobDb, type DrizzleTransactionLike, fromDrizzle } from "pg-boss";
import type { Db } from "./open-store.ts";

/** Lets pg-boss write its job in the caller's transaction, so that both commit or neither does. */
export function toJobDb(tx: Db): JobDb {
  // Both drivers return `{ rows }`; their shared type does not declare the result.
  return fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);
}
