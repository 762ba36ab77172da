import type { RealtorVersion } from "@realtor/api/loaning";
import { desc, eq, sql } from "drizzle-orm";

import { realtorVersions, user } from "../db/schema.ts";
import type { PageQuery } from "../http/page-query.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { checkVersionAccess } from "./check-version-access.ts";

/**
 * Lists the versions of a homepage without their profiles, newest first.
 * @throws {Problem} 403, 404.
 */
export async function listVersions(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  realtorId: string,
  { currentPage, perPage }: PageQuery,
): Promise<{ page: RealtorVersion[]; totalCount: number }> {
  await checkVersionAccess(db, currentUser, realtorId);
  const condition = eq(realtorVersions.realtorId, realtorId);
  const rows = await db
    .select({
      id: realtorVersions.id,
      savedAt: realtorVersions.replacedAt,
      validFrom: realtorVersions.validFrom,
      savedBy: sql<string>`coalesce(${user.name}, '')`,
      kind: realtorVersions.kind,
      changed: realtorVersions.changed,
    })
    .from(realtorVersions)
    .leftJoin(user, eq(user.id, realtorVersions.replacedBy))
    .where(condition)
    .orderBy(desc(realtorVersions.id))
    .limit(perPage)
    .offset(currentPage * perPage);
  const page = rows.map((row) => ({
    ...row,
    savedAt: row.savedAt.toISOString(),
    validFrom: row.validFrom.toISOString(),
  }));
  return { page, totalCount: await db.$count(realtorVersions, condition) };
}
