import type { RealtorSort } from "@realtor/api/loaning";
import { BusyError, limitConcurrency } from "@realtor/server/concurrency";
import { and, asc, count, desc, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtorSearch } from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";

/** Longest time of a search in the database, in milliseconds. */
const timeoutMs = 2000;
const retrySeconds = 5;

/** Searches at the same time: each reads the words of every homepage. */
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

/**
 * Ids of one page of the homepages that contain `part` and that the user sees, and the number of all.
 * @throws {Problem} 429 when searches take too long, which does not count as an outage of the services.
 */
export async function searchRealtors(
  db: Db,
  currentUser: CurrentUser | undefined,
  part: string,
  { sort, direction, currentPage, perPage }: SearchPage,
): Promise<{ ids: string[]; totalCount: number }> {
  const condition = and(visibleTo(currentUser), containsWords(part));
  try {
    return await withLimit(() =>
      db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${timeoutMs}`));
        const page = await tx
          .select({ id: realtorSearch.realtorId })
          .from(realtorSearch)
          .where(condition)
          .orderBy(direction(sortKeys[sort]), realtorSearch.realtorId)
          .limit(perPage)
          .offset(currentPage * perPage);
        const [total] = await tx.select({ count: count() }).from(realtorSearch).where(condition);
        return { ids: page.map(({ id }) => id), totalCount: total?.count ?? 0 };
      }),
    );
  } catch (error) {
    if (error instanceof BusyError || isTimeout(error))
      throw new Problem("rate.limited", { retryAfter: retrySeconds });
    throw error;
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
function isTimeout(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "57014";
}
