import type { ContactRequest, ContactUpdate } from "@realtor/api/loaning";
import { and, eq, sql } from "drizzle-orm";

import { contactRequests } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { contactsVisibleTo, serializeContact, selectContacts } from "./stored-contact.ts";

/**
 * Updates the given fields in one statement, so that concurrent updates of different fields do not
 * conflict. Marking a read request as read again keeps the first time.
 * @throws {Problem} 404.
 */
export async function updateContact(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  id: string,
  { state, note, read, spam }: ContactUpdate,
): Promise<ContactRequest> {
  const changes = {
    ...(state !== undefined && { state }),
    ...(note !== undefined && { note }),
    ...(read !== undefined && {
      readAt: read ? sql`coalesce(${contactRequests.readAt}, now())` : null,
    }),
    ...(spam !== undefined && { spam }),
  };
  const condition = and(eq(contactRequests.id, id), contactsVisibleTo(db, currentUser));
  return db.transaction(async (tx) => {
    if (Object.keys(changes).length > 0) {
      await tx
        .update(contactRequests)
        .set({ ...changes, updatedAt: new Date() })
        .where(condition);
    }
    const [found] = await selectContacts(tx).where(condition);
    if (!found) throw new Problem("contact.notFound");
    return serializeContact(found);
  });
}
