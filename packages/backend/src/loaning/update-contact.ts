import type { ContactRequest, ContactUpdate } from "@realtor/api/loaning";
import { and, eq, sql } from "drizzle-orm";

import { contactRequests } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { Person } from "../identity/person.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { contactsOf, presentContact, selectContacts } from "./stored-contact.ts";

/**
 * Sets what is given in one statement and nothing else, so two who change different fields at once
 * both have theirs. A request read before keeps the time when it was first read. @throws {Problem} 404.
 */
export async function updateContact(
  { db }: LoaningContext,
  person: Person,
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
  const condition = and(eq(contactRequests.id, id), contactsOf(db, person));
  return db.transaction(async (tx) => {
    if (Object.keys(changes).length > 0) {
      await tx
        .update(contactRequests)
        .set({ ...changes, updatedAt: new Date() })
        .where(condition);
    }
    const [found] = await selectContacts(tx).where(condition);
    if (!found) throw new Problem("contact.notFound");
    return presentContact(found);
  });
}
