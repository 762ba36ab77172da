import { realtorSorts, realtorStates } from "@realtor/api/loaning";
import type { RealtorProfile, RealtorSort } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import { and, asc, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { z } from "zod";

import { realtors, user } from "../db/schema.ts";
import { pageQuery } from "../http/page-query.ts";
import { queryText } from "../http/query-text.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { selectRealtors } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { isLive, matchesSearch, realtorsVisibleTo } from "./realtor-filter.ts";
import { serializeRealtor } from "./stored-realtor.ts";

const unknown = { error: "choice.unknown" };

/** Substring of the address or one of the names, ignoring case. */
export const realtorSearch = queryText(limits.search).optional();

/** The query of `GET /v1/realtor`. */
export const realtorListQuery = pageQuery.extend({
  /** Y for the ten samples of the landing page, in carousel order. */
  sample: z.literal("Y", { error: "flag.format" }).optional(),
  q: realtorSearch,
  state: z.enum(realtorStates, unknown).optional(),
  sort: z.enum(realtorSorts, unknown).default("updated"),
  /** Default: `desc` for `updated`, otherwise `asc`. */
  order: z.enum(["asc", "desc"], unknown).optional(),
});

/**
 * Lists homepages: all for an admin, their own for a realtor, the published ones for others. The
 * samples are listed for everyone.
 */
export async function listRealtors(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser | null,
  { sample, currentPage, perPage, q, state, sort, order }: z.infer<typeof realtorListQuery>,
): Promise<{ page: RealtorProfile[]; totalCount: number }> {
  const condition = and(
    sample ? and(isNotNull(realtors.sampleOrder), isLive()) : realtorsVisibleTo(currentUser),
    state && isLive(state),
    matchesSearch(q),
  );
  const direction = (order ?? (sort === "updated" ? "desc" : "asc")) === "asc" ? asc : desc;
  const rows = await selectRealtors(db)
    .where(condition)
    .orderBy(sample ? asc(realtors.sampleOrder) : direction(sortKeys[sort]), realtors.id)
    .limit(perPage)
    .offset(currentPage * perPage);
  const [total] = await db
    .select({ count: count() })
    .from(realtors)
    .innerJoin(user, eq(user.id, realtors.userId))
    .where(condition);
  return {
    page: rows.map((row) => serializeRealtor(row, urls, currentUser)),
    totalCount: total?.count ?? 0,
  };
}

/** Binary collation: the same order on every database. */
const sortKeys: Record<RealtorSort, SQLWrapper> = {
  name: sql`lower(${user.name}) collate "C"`,
  address: sql`lower(${realtors.desiredUrl}) collate "C"`,
  updated: realtors.updatedAt,
};
