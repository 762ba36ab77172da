import type { RealtorSort } from "@realtor/api/loaning";
import { BusyError, limitConcurrency } from "@realtor/server/concurrency";
import { and, asc, count, desc, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Pool } from "pg";

import type { Db } from "../db/open-db.ts";
import { realtorSearch } from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";

/** Longest time of a search in the database, in milliseconds. */
const timeoutMs = 2000;
const retrySeconds = 5;

/** Searches at the same time: each reads the words of every website. */
const withLimit = limitConcurrency({ running: 2, waiting: 16 });

interface SearchPage {
  sort: RealtorSort;
  direction: typeof asc | typeof desc;
  currentPage: number;
  perPage: number;
}

/** Binary collation: the same order on every database. */
const sortKeys: Record<RealtorSort, SQLWrapper> = {
  name: sql`${realtorSearch.name} collate "C"`,
  address: sql`${realtorSearch.address} collate "C"`,
  updated: realtorSearch.updatedAt,
};

/** Where a search runs, and until when someone waits for it. */
interface SearchContext {
  db: Db;
  /** Undefined on PGlite, which runs one statement at a time and cannot cancel it. */
  pool?: Pool | undefined;
  signal?: AbortSignal | undefined;
}

/** Ids of one page of the websites that contain `part` and that the user sees, and the number of all. */
export async function searchRealtors(
  tx: Db,
  currentUser: CurrentUser | undefined,
  part: string,
  { sort, direction, currentPage, perPage }: SearchPage,
): Promise<{ ids: string[]; totalCount: number }> {
  const condition = and(visibleTo(currentUser), containsWords(part));
  const page = await tx
    .select({ id: realtorSearch.realtorId })
    .from(realtorSearch)
    .where(condition)
    .orderBy(direction(sortKeys[sort]), realtorSearch.realtorId)
    .limit(perPage)
    .offset(currentPage * perPage);
  const [total] = await tx.select({ count: count() }).from(realtorSearch).where(condition);
  return { ids: page.map(({ id }) => id), totalCount: total?.count ?? 0 };
}

/**
 * Runs queries that read every website: few at a time, not for long, and not for a visitor who has gone.
 * @throws {Problem} 429 when they take too long, which does not count as an outage of the services.
 */
export async function limitSearch<Result>(
  { db, pool, signal }: SearchContext,
  search: (tx: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await withLimit(() => {
      signal?.throwIfAborted();
      return db.transaction(async (tx) => {
        const [connection] = await tx
          .select({
            pid: sql<number>`pg_backend_pid()`,
            timeout: sql`set_config('statement_timeout', ${String(timeoutMs)}, true)`,
          })
          .from(sql`(select) as this_connection`);
        if (!pool || !signal) return search(tx);
        return cancelOnAbort({ pool, signal, pid: connection?.pid }, () => search(tx));
      });
    });
  } catch (error) {
    if (error instanceof BusyError || isCanceled(error) || signal?.aborted)
      throw new Problem("rate.limited", { retryAfter: retrySeconds });
    throw error;
  }
}

/** Cancels what runs on a connection when its request is aborted. */
async function cancelOnAbort<Result>(
  { pool, signal, pid }: { pool: Pool; signal: AbortSignal; pid: number | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  let canceling: Promise<unknown> | undefined;
  const cancel = () => {
    canceling = pool.query("select pg_cancel_backend($1)", [pid]).catch(() => undefined);
  };
  signal.addEventListener("abort", cancel);
  try {
    return await work();
  } finally {
    signal.removeEventListener("abort", cancel);
    // Until then the connection is kept: it would cancel the next statement on it, which is of another visitor.
    await canceling;
  }
}

/** As `realtorsVisibleTo`. */
function visibleTo(currentUser: CurrentUser | undefined): SQL | undefined {
  if (currentUser?.role === "admin") return undefined;
  if (currentUser?.role === "realtor") return eq(realtorSearch.userId, currentUser.id);
  return eq(realtorSearch.published, true);
}

/**
 * Condition: `part` is in the address, the account's, the Korean or the Japanese name, the brokerage's name or the
 * license number, ignoring case.
 */
export function containsWords(part: string): SQL {
  const pattern = `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${realtorSearch.words} like lower(${pattern})`;
}

/** `query_canceled`, which Drizzle wraps as the cause. */
function isCanceled(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "57014";
}
