import { and, eq } from "drizzle-orm";

import { contactRequests } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { contactsVisibleTo } from "./stored-contact.ts";

/**
 * Deletes a contact request and all data of its sender permanently.
 * @throws {Problem} 404.
 */
export async function deleteContact(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  id: string,
): Promise<{ id: string }> {
  const [deleted] = await db
    .delete(contactRequests)
    .where(and(eq(contactRequests.id, id), contactsVisibleTo(db, currentUser)))
    .returning({ id: contactRequests.id });
  if (!deleted) throw new Problem("contact.notFound");
  return deleted;
}
