import type { ContactRequest, ContactUpdate } from "@realtor/api/loaning";
import { and, eq, sql, type SQL } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactReads, contactRequests } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { contactsVisibleTo, readContact, type ContactContext } from "./stored-contact.ts";
import type { LoaningContext } from "./stored-realtor.ts";

/**
 * Updates the given fields in one statement, so that concurrent updates of different fields do not
 * conflict. Marking a read request as read again keeps the first time. A request is read by the user only.
 * @throws {Problem} 404.
 */
export async function updateContact(
  { db, urls, notifications }: ContactContext,
  currentUser: CurrentUser,
  id: string,
  { state, note, read, spam, doNotContact }: ContactUpdate,
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
  const changed = await db.transaction(async (tx) => {
    if (Object.keys(changes).length > 0) {
      const rows = await tx
        .update(contactRequests)
        .set({ ...changes, updatedAt: new Date() })
        .where(condition)
        .returning({ id: contactRequests.id });
      if (rows.length > 0) {
        if (read !== undefined) await markRead(tx, currentUser, { id, read });
        if (spam !== undefined) await notifications.markSpam(tx, id, spam);
      }
    }
    if (doNotContact !== undefined)
      await markDoNotContact(tx, {
        doNotContact,
        condition,
        visible: contactsVisibleTo(tx, currentUser),
      });
    return readContact(tx, { urls, currentUser, condition });
  });
  if (spam === false) notifications.sendDue();
  return changed;
}

async function markRead(
  tx: Db,
  { id: userId }: CurrentUser,
  { id: contactId, read }: { id: string; read: boolean },
): Promise<void> {
  if (read) {
    const readAt = new Date();
    await tx.insert(contactReads).values({ contactId, userId, readAt }).onConflictDoNothing();
    return;
  }
  await tx
    .delete(contactReads)
    .where(and(eq(contactReads.contactId, contactId), eq(contactReads.userId, userId)));
}

interface DoNotContactMark {
  doNotContact: boolean;
  condition: SQL | undefined;
  visible: SQL | undefined;
}

/** Also marks the other requests of the same phone number that the user may access. */
async function markDoNotContact(
  tx: Db,
  { doNotContact, condition, visible }: DoNotContactMark,
): Promise<void> {
  const { phone, phoneCountryCode } = contactRequests;
  // Phones are stored with their hyphens.
  const digits = sql<string>`replace(${phone}, '-', '')`;
  const [sender] = await tx
    .select({ digits, phoneCountryCode })
    .from(contactRequests)
    .where(condition);
  if (!sender) return;
  await tx
    .update(contactRequests)
    .set({ doNotContact, updatedAt: new Date() })
    .where(and(visible, eq(phoneCountryCode, sender.phoneCountryCode), eq(digits, sender.digits)));
}

/**
 * Deletes a contact request and all data of its sender permanently, except for the proof of consent
 * (docs/spec/forms.md#retention).
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

/**
 * Queues the refused notifications of a contact request again.
 * @throws {Problem} 404.
 */
export async function resendNotifications(
  { db, urls, notifications }: ContactContext,
  currentUser: CurrentUser,
  id: string,
): Promise<ContactRequest> {
  const condition = and(eq(contactRequests.id, id), contactsVisibleTo(db, currentUser));
  const contact = await db.transaction(async (tx) => {
    await readContact(tx, { urls, currentUser, condition });
    await notifications.resend(tx, [id]);
    return readContact(tx, { urls, currentUser, condition });
  });
  notifications.sendDue();
  return contact;
}

/** Queues the refused notifications of all contact requests that a user may access again. */
export async function resendAllNotifications(
  { db, notifications }: ContactContext,
  currentUser: CurrentUser,
): Promise<{ queued: number }> {
  const queued = await db.transaction((tx) =>
    notifications.resend(
      tx,
      tx
        .select({ id: contactRequests.id })
        .from(contactRequests)
        .where(contactsVisibleTo(tx, currentUser)),
    ),
  );
  notifications.sendDue();
  return { queued };
}
