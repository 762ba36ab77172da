import { sql } from "drizzle-orm";
import { type Db as JobDb, type DrizzleTransactionLike, fromDrizzle } from "pg-boss";
import type { Db } from "./open-store.ts";

/** Lets pg-boss write its job in the caller's transaction: both or neither are stored. */
export function jobsIn(tx: Db): JobDb {
  // Both drivers answer `{ rows }`; the type that they share leaves the answer open.
  return fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);
}
