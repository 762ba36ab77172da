import type { RealtorProfile } from "@realtor/api/loaning";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";

import { realtors, realtorVersions, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { checkVersionAccess } from "./check-version-access.ts";
import { lookupColumns, serializeRealtor } from "./stored-realtor.ts";

/**
 * Returns a former state of a homepage, including its draft, with its `updatedAt`.
 * @throws {Problem} 403, 404.
 */
export async function getVersion(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser,
  realtorId: string,
  versionId: number,
): Promise<RealtorProfile> {
  await checkVersionAccess(db, currentUser, realtorId);
  const ofHomepage = eq(realtorVersions.realtorId, realtorId);
  const [found] = await db
    .select({
      ...getTableColumns(realtorVersions),
      userName: sql<string>`coalesce(${user.name}, '')`,
      sampleOrder: realtors.sampleOrder,
    })
    .from(realtorVersions)
    .leftJoin(realtors, eq(realtors.id, realtorVersions.realtorId))
    .leftJoin(user, eq(user.id, realtorVersions.userId))
    .where(and(ofHomepage, eq(realtorVersions.id, versionId)));
  const [first] = await db
    .select({ createdAt: realtorVersions.validFrom })
    .from(realtorVersions)
    .where(ofHomepage)
    .orderBy(asc(realtorVersions.id))
    .limit(1);
  if (!found || !first) throw new Problem("version.notFound");
  const { userId, userName, sampleOrder, profile, validFrom } = found;
  return serializeRealtor(
    {
      id: realtorId,
      userId,
      userName,
      sampleOrder,
      ...lookupColumns(profile),
      // The first version was current from the creation of the homepage.
      createdAt: first.createdAt,
      updatedAt: validFrom,
    },
    urls,
    currentUser,
  );
}
