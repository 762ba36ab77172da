import type { RealtorProfile } from "@realtor/api/loaning";
import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";

import { realtors } from "../db/schema.ts";
import type { Person } from "../identity/person.ts";
import { selectRealtors } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { presentRealtor } from "./stored-realtor.ts";

const range = { error: "number.range" };

/** The query of `GET /v1/realtor`. */
export const realtorListQuery = z.object({
  /** Y for the ten samples of the landing page, in their order. */
  sample: z.literal("Y", { error: "flag.format" }).optional(),
  currentPage: z.coerce.number(range).int(range).min(0, range).max(100_000, range).default(0),
  perPage: z.coerce.number(range).int(range).min(1, range).max(100, range).default(50),
});

/**
 * Homepages: all of them for an admin, their own for a realtor, the published ones for anybody
 * else. The samples are for everybody.
 */
export async function listRealtors(
  { db, urls }: LoaningContext,
  person: Person | null,
  { sample, currentPage, perPage }: z.infer<typeof realtorListQuery>,
): Promise<{ page: RealtorProfile[]; totalCount: number }> {
  const condition = sample
    ? and(isNotNull(realtors.sampleOrder), eq(realtors.published, true))
    : visibleTo(person);
  const rows = await selectRealtors(db)
    .where(condition)
    .orderBy(...(sample ? [asc(realtors.sampleOrder)] : [desc(realtors.updatedAt)]), realtors.id)
    .limit(perPage)
    .offset(currentPage * perPage);
  const totalCount = await db.$count(realtors, condition);
  return { page: rows.map((row) => presentRealtor(row, urls)), totalCount };
}

function visibleTo(person: Person | null) {
  if (person?.role === "admin") return undefined;
  if (person?.role === "realtor") return eq(realtors.userId, person.id);
  return eq(realtors.published, true);
}
