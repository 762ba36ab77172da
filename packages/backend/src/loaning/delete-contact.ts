import { and, eq } from "drizzle-orm";

import { contactRequests } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { Person } from "../identity/person.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { contactsOf } from "./stored-contact.ts";

/** Takes away a contact request with all that is kept of its sender; no copy stays. @throws {Problem} 404. */
export async function deleteContact(
  { db }: LoaningContext,
  person: Person,
  id: string,
): Promise<{ id: string }> {
  const [gone] = await db
    .delete(contactRequests)
    .where(and(eq(contactRequests.id, id), contactsOf(db, person)))
    .returning({ id: contactRequests.id });
  if (!gone) throw new Problem("contact.notFound");
  return gone;
}
