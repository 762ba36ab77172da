import type { ContactCounts } from "@realtor/api/loaning";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { contactRequests } from "../db/schema.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { contactsVisibleTo } from "./stored-contact.ts";

/** Counts the contact requests that a user may read: unread and by state without spam, and spam. */
export async function countContacts(
  { db }: LoaningContext,
  currentUser: CurrentUser,
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
    .where(contactsVisibleTo(db, currentUser));
  return counts ?? { unread: 0, new: 0, called: 0, done: 0, spam: 0 };
}
