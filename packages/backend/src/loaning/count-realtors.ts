import type { RealtorCounts } from "@realtor/api/loaning";
import { and, count, eq, sql } from "drizzle-orm";

import { realtors, user } from "../db/schema.ts";
import type { Person } from "../identity/person.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { isLive, named, visibleTo } from "./realtor-filter.ts";

/** How many homepages with `q` a person may manage, public or not. */
export async function countRealtors(
  { db }: LoaningContext,
  person: Person,
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
    .where(and(visibleTo(person), named(q)));
  return counts ?? { all: 0, live: 0, draft: 0 };
}
