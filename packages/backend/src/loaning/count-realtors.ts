import type { RealtorCounts } from "@realtor/api/loaning";
import { and, count, eq, sql } from "drizzle-orm";

import { realtors, user } from "../db/schema.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { isLive, matchesSearch, realtorsVisibleTo } from "./realtor-filter.ts";

/** Counts the homepages that match `q` and that the user may manage, published or not. */
export async function countRealtors(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  q: string | undefined,
): Promise<RealtorCounts> {
  const [counts] = await db
    .select({
      all: count(),
      live: sql`count(*) filter (where ${isLive("live")})`.mapWith(Number),
      draft: sql`count(*) filter (where ${isLive("draft")})`.mapWith(Number),
    })
    .from(realtors)
    .innerJoin(user, eq(user.id, realtors.userId))
    .where(and(realtorsVisibleTo(currentUser), matchesSearch(q)));
  return counts ?? { all: 0, live: 0, draft: 0 };
}
