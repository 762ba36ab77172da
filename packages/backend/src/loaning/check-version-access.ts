import { desc, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, realtorVersions } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { canManage } from "../identity/current-user.ts";
import type { CurrentUser } from "../identity/current-user.ts";

/**
 * Requires that the user may manage the homepage; a deleted one belongs to its last owner.
 * @throws {Problem} 404, or 403 for a published homepage of another user.
 */
export async function checkVersionAccess(
  db: Db,
  currentUser: CurrentUser,
  realtorId: string,
): Promise<void> {
  const [current] = await db.select().from(realtors).where(eq(realtors.id, realtorId));
  const [last] = await db
    .select({ userId: realtorVersions.userId })
    .from(realtorVersions)
    .where(eq(realtorVersions.realtorId, realtorId))
    .orderBy(desc(realtorVersions.id))
    .limit(1);
  const userId = current?.userId ?? last?.userId;
  if (userId !== undefined && canManage(currentUser, userId)) return;
  throw new Problem(current?.published ? "auth.forbidden" : "realtor.notFound");
}
