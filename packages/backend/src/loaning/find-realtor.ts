import { eq, getTableColumns, or, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { mayManage } from "../identity/person.ts";
import type { Person } from "../identity/person.ts";
import { ownHostOf } from "./own-host.ts";
import type { StoredRealtor } from "./stored-realtor.ts";

/** Every homepage with its account's name; callers add `where`. */
export function selectRealtors(db: Db) {
  return db
    .select({ ...getTableColumns(realtors), userName: user.name })
    .from(realtors)
    .innerJoin(user, eq(user.id, realtors.userId))
    .$dynamic();
}

/**
 * The homepage of a reference: its id, its `desiredUrl` in any case, or an origin
 * (`https://agent.example`) that is its `hompageUrl`. An id holds digits and a `desiredUrl` none,
 * so the two are never confused.
 */
export async function findRealtor(db: Db, reference: string): Promise<StoredRealtor | null> {
  const isOrigin = reference.includes("://");
  const host = isOrigin ? ownHostOf(reference) : null;
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
 * The homepage with this id, locked until the transaction ends, for a person who wants to change
 * it or take it away. One that the person may not even see does not exist for them.
 * @throws {Problem} 404 or 403.
 */
export async function claimRealtor(tx: Db, person: Person, id: string): Promise<StoredRealtor> {
  const [found] = await selectRealtors(tx)
    .where(eq(realtors.id, id))
    .limit(1)
    .for("update", { of: realtors });
  if (!found) throw new Problem("realtor.notFound");
  if (mayManage(person, found.userId)) return found;
  throw new Problem(found.published ? "auth.forbidden" : "realtor.notFound");
}
