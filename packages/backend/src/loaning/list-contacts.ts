import type { ContactRequest } from "@realtor/api/loaning";
import { desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";

import { contactRequests, realtors } from "../db/schema.ts";
import type { Person } from "../identity/person.ts";
import type { LoaningContext } from "./loaning-context.ts";

const range = { error: "number.range" };

/** The query of `GET /v1/realtor-contacts`. */
export const contactListQuery = z.object({
  currentPage: z.coerce.number(range).int(range).min(0, range).max(100_000, range).default(0),
  perPage: z.coerce.number(range).int(range).min(1, range).max(100, range).default(50),
});

/** Contact requests, newest first: all for an admin, those to their own homepage for a realtor. */
export async function listContacts(
  { db }: LoaningContext,
  person: Person,
  { currentPage, perPage }: z.infer<typeof contactListQuery>,
): Promise<{ page: ContactRequest[]; totalCount: number }> {
  const own = db.select({ id: realtors.id }).from(realtors).where(eq(realtors.userId, person.id));
  const condition = person.role === "admin" ? undefined : inArray(contactRequests.realtorId, own);
  const rows = await db
    .select()
    .from(contactRequests)
    .where(condition)
    .orderBy(desc(contactRequests.createdAt), contactRequests.id)
    .limit(perPage)
    .offset(currentPage * perPage);
  const totalCount = await db.$count(contactRequests, condition);
  const page = rows.map(({ idempotencyKey: _key, fingerprint: _print, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  }));
  return { page, totalCount };
}
