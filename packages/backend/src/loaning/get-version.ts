import type { RealtorProfile } from "@realtor/api/loaning";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";

import { realtors, realtorVersions, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { Person } from "../identity/person.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { refuseVersions } from "./refuse-versions.ts";
import { lookupColumns, presentRealtor } from "./stored-realtor.ts";

/** A homepage as it was, its draft included, with the `updatedAt` of then. @throws {Problem} 403, 404. */
export async function getVersion(
  { db, urls }: LoaningContext,
  person: Person,
  realtorId: string,
  versionId: number,
): Promise<RealtorProfile> {
  await refuseVersions(db, person, realtorId);
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
  return presentRealtor(
    {
      id: realtorId,
      userId,
      userName,
      sampleOrder,
      ...lookupColumns(profile),
      // The first version was the current one from when the homepage was made.
      createdAt: first.createdAt,
      updatedAt: validFrom,
    },
    urls,
    person,
  );
}
