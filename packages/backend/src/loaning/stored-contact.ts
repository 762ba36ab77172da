import type { ContactRequest } from "@realtor/api/loaning";
import { eq, getTableColumns, inArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactRequests, realtors, user } from "../db/schema.ts";
import type { CurrentUser } from "../identity/current-user.ts";

const { idempotencyKey: _key, fingerprint: _print, ...columns } = getTableColumns(contactRequests);

/** Selects contact requests with the homepage they were sent from; callers add `where`. */
export function selectContacts(db: Db) {
  return db
    .select({ ...columns, desiredUrl: realtors.desiredUrl, userName: user.name })
    .from(contactRequests)
    .leftJoin(realtors, eq(realtors.id, contactRequests.realtorId))
    .leftJoin(user, eq(user.id, realtors.userId))
    .$dynamic();
}

type StoredContact = Awaited<ReturnType<typeof selectContacts>>[number];

/** Converts a stored contact request to the response format. */
export function serializeContact({ desiredUrl, userName, ...row }: StoredContact): ContactRequest {
  const hasHomepage = desiredUrl !== null && userName !== null;
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    realtor: hasHomepage ? { id: row.realtorId, desiredUrl, userName } : null,
  };
}

/**
 * Condition for the contact requests a user may access: all for an admin, those to their own
 * homepage for a realtor.
 */
export function contactsVisibleTo(db: Db, currentUser: CurrentUser): SQL | undefined {
  if (currentUser.role === "admin") return undefined;
  const own = db
    .select({ id: realtors.id })
    .from(realtors)
    .where(eq(realtors.userId, currentUser.id));
  return inArray(contactRequests.realtorId, own);
}
