import { desc, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, realtorVersions } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { mayManage } from "../identity/person.ts";
import type { Person } from "../identity/person.ts";

/**
 * Lets through whom a homepage belongs to, and admins; one that was deleted still belongs to the
 * account it had.
 * @throws {Problem} 404, or 403 for a published homepage of somebody else.
 */
export async function refuseVersions(db: Db, person: Person, realtorId: string): Promise<void> {
  const [current] = await db.select().from(realtors).where(eq(realtors.id, realtorId));
  const [last] = await db
    .select({ userId: realtorVersions.userId })
    .from(realtorVersions)
    .where(eq(realtorVersions.realtorId, realtorId))
    .orderBy(desc(realtorVersions.id))
    .limit(1);
  const userId = current?.userId ?? last?.userId;
  if (userId !== undefined && mayManage(person, userId)) return;
  throw new Problem(current?.published ? "auth.forbidden" : "realtor.notFound");
}
