import { eq, getTableColumns, or, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { canManage } from "../identity/current-user.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { parseOwnHost } from "./parse-own-host.ts";
import type { StoredRealtor } from "./stored-realtor.ts";

/** Selects homepages with their account's name; callers add `where`. */
export function selectRealtors(db: Db) {
  return db
    .select({ ...getTableColumns(realtors), userName: user.name })
    .from(realtors)
    .innerJoin(user, eq(user.id, realtors.userId))
    .$dynamic();
}

/**
 * Finds a homepage by id, by `desiredUrl` in any case, or by the origin of its `hompageUrl`
 * (`https://agent.example`). An id contains digits and a `desiredUrl` none, so they never collide.
 */
export async function findRealtor(db: Db, reference: string): Promise<StoredRealtor | null> {
  const isOrigin = reference.includes("://");
  const host = isOrigin ? parseOwnHost(reference) : null;
  if (isOrigin && host === null) return null;
  const condition = isOrigin
    ? eq(realtors.ownHost, host ?? "")
    : or(
        eq(realtors.id, reference),
        eq(sql`lower(${realtors.desiredUrl})`, reference.toLowerCase()),
      );
  const [found] = await selectRealtors(db).where(condition).limit(1);
  return found ?? null;
}

/**
 * Selects a homepage for update or deletion and locks its row until the transaction ends. Users who
 * may not see it get a 404.
 * @throws {Problem} 404 or 403.
 */
export async function lockRealtor(
  tx: Db,
  currentUser: CurrentUser,
  id: string,
): Promise<StoredRealtor> {
  const [found] = await selectRealtors(tx)
    .where(eq(realtors.id, id))
    .limit(1)
    .for("update", { of: realtors });
  if (!found) throw new Problem("realtor.notFound");
  if (canManage(currentUser, found.userId)) return found;
  throw new Problem(found.published ? "auth.forbidden" : "realtor.notFound");
}
