import type { ContactCounts } from "@realtor/api/loaning";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { contactRequests } from "../db/schema.ts";
import type { Person } from "../identity/person.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { contactsOf } from "./stored-contact.ts";

/** How many contact requests a person may read: unread and by state without the spam, and the spam. */
export async function countContacts(
  { db }: LoaningContext,
  person: Person,
): Promise<ContactCounts> {
  const { spam, state, readAt } = contactRequests;
  const count = (condition: SQL | undefined) =>
    sql`count(*) filter (where ${condition})`.mapWith(Number);
  const wanted = eq(spam, false);
  const [counts] = await db
    .select({
      unread: count(and(wanted, isNull(readAt))),
      new: count(and(wanted, eq(state, "new"))),
      called: count(and(wanted, eq(state, "called"))),
      done: count(and(wanted, eq(state, "done"))),
      spam: count(eq(spam, true)),
    })
    .from(contactRequests)
    .where(contactsOf(db, person));
  return counts ?? { unread: 0, new: 0, called: 0, done: 0, spam: 0 };
}
