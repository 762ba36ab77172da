import type { ContactRequest } from "@realtor/api/loaning";
import { eq, getTableColumns, inArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactRequests, realtors, user } from "../db/schema.ts";
import type { Person } from "../identity/person.ts";

const { idempotencyKey: _key, fingerprint: _print, ...columns } = getTableColumns(contactRequests);

/** Every contact request with the homepage it was sent from; callers add `where`. */
export function selectContacts(db: Db) {
  return db
    .select({ ...columns, desiredUrl: realtors.desiredUrl, userName: user.name })
    .from(contactRequests)
    .leftJoin(realtors, eq(realtors.id, contactRequests.realtorId))
    .leftJoin(user, eq(user.id, realtors.userId))
    .$dynamic();
}

type StoredContact = Awaited<ReturnType<typeof selectContacts>>[number];

/** A contact request as every answer carries it. */
export function presentContact({ desiredUrl, userName, ...row }: StoredContact): ContactRequest {
  const hasHomepage = desiredUrl !== null && userName !== null;
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    realtor: hasHomepage ? { id: row.realtorId, desiredUrl, userName } : null,
  };
}

/** Which contact requests a person reads and changes: an admin all, a realtor those to their own homepage. */
export function contactsOf(db: Db, person: Person): SQL | undefined {
  if (person.role === "admin") return undefined;
  const own = db.select({ id: realtors.id }).from(realtors).where(eq(realtors.userId, person.id));
  return inArray(contactRequests.realtorId, own);
}
