import type { ContactCounts, ContactRequest } from "@realtor/api/loaning";
import type { contactListQuery } from "@realtor/api/loaning-schemas";
import { phoneSearchDigits } from "@realtor/api/rules";
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";

import { contactReads, contactRequests } from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { contactsWithRefusal, listDeliveries } from "../notifications/contact-deliveries.ts";
import { containsText } from "./read-realtors.ts";
import { contactsVisibleTo, isReadBy, selectContacts, serializeContact } from "./stored-contact.ts";
import type { LoaningContext } from "./stored-realtor.ts";

/**
 * Lists contact requests, newest first, or those that the user had not read at `unreadAt` before the others:
 * all for an admin, those to their own website for a realtor.
 */
export async function listContacts(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser,
  { currentPage, perPage, state, spam, q, unreadAt }: z.infer<typeof contactListQuery>,
): Promise<{ page: ContactRequest[]; totalCount: number }> {
  const condition = and(
    contactsVisibleTo(db, currentUser),
    eq(contactRequests.spam, spam === "Y"),
    state && eq(contactRequests.state, state),
    matches(q?.trim() ?? ""),
  );
  const rows = await selectContacts(db, currentUser)
    .where(condition)
    .orderBy(
      ...(unreadAt === undefined ? [] : [desc(wasUnreadAt(unreadAt))]),
      desc(contactRequests.createdAt),
      contactRequests.id,
    )
    .limit(perPage)
    .offset(currentPage * perPage);
  const totalCount = await db.$count(contactRequests, condition);
  const deliveries = await listDeliveries(
    db,
    rows.map(({ id }) => id),
  );
  const page = rows.map((row) => serializeContact(row, urls, deliveries.get(row.id)));
  return { page, totalCount };
}

/** A request keeps its place while it is read, in a list that was opened at this time. */
function wasUnreadAt(time: string): SQL {
  return sql`(${contactReads.readAt} is null or ${contactReads.readAt} >= ${time}::timestamptz)`;
}

function matches(q: string): SQL | undefined {
  if (q === "") return undefined;
  const { name, email, message, phone, listing } = contactRequests;
  const address = sql`${listing} ->> 'address'`;
  return or(
    ...[name, email, message, phone, address].map((column) => containsText(column, q)),
    // Phones are stored with their hyphens.
    ...phoneSearchDigits(q).map((digits) => containsText(sql`replace(${phone}, '-', '')`, digits)),
  );
}

/** Counts the contact requests that a user may read: unread and by state without spam, and spam. */
export async function countContacts(
  { db }: LoaningContext,
  currentUser: CurrentUser,
): Promise<ContactCounts> {
  const { spam, state } = contactRequests;
  const count = (condition: SQL | undefined) =>
    sql`count(*) filter (where ${condition})`.mapWith(Number);
  const wanted = eq(spam, false);
  const [counts] = await db
    .select({
      unread: count(and(wanted, isNull(contactReads.readAt))),
      new: count(and(wanted, eq(state, "new"))),
      called: count(and(wanted, eq(state, "called"))),
      done: count(and(wanted, eq(state, "done"))),
      spam: count(eq(spam, true)),
      refused: count(inArray(contactRequests.id, contactsWithRefusal(db))),
    })
    .from(contactRequests)
    .leftJoin(contactReads, isReadBy(currentUser))
    .where(contactsVisibleTo(db, currentUser));
  return counts ?? { unread: 0, new: 0, called: 0, done: 0, spam: 0, refused: 0 };
}
