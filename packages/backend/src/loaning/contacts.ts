import { createHash, randomUUID } from "node:crypto";

import type {
  ContactCounts,
  ContactDelivery,
  ContactInput,
  ContactListing,
  ContactReceipt,
  ContactRequest,
  ContactUpdate,
} from "@realtor/api/loaning";
import type { contactListQuery } from "@realtor/api/loaning-schemas";
import { joinName } from "@realtor/api/rules";
import { and, desc, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";

import { containsText } from "./read-realtors.ts";
import type { Db } from "../db/open-db.ts";
import { contactReads, contactRequests, realtors, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import { contactsWithRefusal, listDeliveries } from "../notifications/contact-deliveries.ts";
import type { Notifications } from "../notifications/create-notifications.ts";
import type { LoaningContext } from "./stored-realtor.ts";

/** What contact requests need in addition. */
export interface ContactContext extends LoaningContext {
  notifications: Notifications;
}

/**
 * Stores a contact request with its notifications, once per Idempotency-Key: repeating the request returns the same
 * receipt. Also accepted if the homepage was unpublished a moment before.
 * @throws {Problem} 404 for an unknown agent, 422 if the key was used for a different request.
 */
export async function createContact(
  { db, urls, notifications }: ContactContext,
  input: ContactInput,
  idempotencyKey: string | undefined,
): Promise<ContactReceipt> {
  // The site's server adds these fields, so they may differ on a retry: through the time trap, a
  // changed price, or a new consent text.
  const { spam = false, listing, locale, pageUrl, source, ...rest } = input;
  const { consentVersion, consentedAt, ...sent } = rest;
  const fingerprint = createHash("sha256").update(JSON.stringify(sent)).digest("hex");
  const existing = await findReceipt(db, idempotencyKey, fingerprint);
  if (existing) return existing;
  if ((await db.$count(realtors, eq(realtors.id, input.realtorId))) === 0) {
    throw new Problem("realtor.notFound");
  }
  const now = new Date();
  const stored = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contactRequests)
      .values({
        id: randomUUID(),
        realtorId: input.realtorId,
        name: joinName(input.lastName, input.firstName),
        lastName: input.lastName,
        firstName: input.firstName,
        email: input.email ?? "",
        phone: input.phone,
        phoneCountryCode: input.phoneCountryCode,
        message: input.message,
        isTerm: input.isTerm,
        listing: withImageUrl(listing, (url) => urls.toStored(url, null)),
        locale: locale ?? null,
        pageUrl: pageUrl ?? null,
        source: source ?? null,
        consentVersion: consentVersion ?? null,
        // Not in the future, for a sender with a wrong clock.
        consentedAt: consentedAt ? new Date(Math.min(now.getTime(), Date.parse(consentedAt))) : now,
        spam,
        createdAt: now,
        updatedAt: now,
        idempotencyKey,
        fingerprint,
      })
      .onConflictDoNothing({ target: contactRequests.idempotencyKey })
      .returning();
    if (row) await notifications.add(tx, row.id);
    return row;
  });
  if (stored) notifications.sendDue();
  // Without a row a concurrent request with the same key was stored first.
  const receipt = stored ? toReceipt(stored) : await findReceipt(db, idempotencyKey, fingerprint);
  if (!receipt) throw new Problem("server.unavailable");
  return receipt;
}

async function findReceipt(
  db: Db,
  key: string | undefined,
  fingerprint: string,
): Promise<ContactReceipt | undefined> {
  if (key === undefined) return undefined;
  const [existing] = await db
    .select()
    .from(contactRequests)
    .where(eq(contactRequests.idempotencyKey, key));
  if (!existing) return undefined;
  if (existing.fingerprint !== fingerprint) throw new Problem("idempotency.mismatch");
  return toReceipt(existing);
}

function toReceipt(row: { id: string; createdAt: Date }): ContactReceipt {
  return { id: row.id, createdAt: row.createdAt.toISOString() };
}

/**
 * Lists contact requests, newest first, or those that the user had not read at `unreadAt` before the others:
 * all for an admin, those to their own homepage for a realtor.
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
  const digits = q.replace(/[\s().-]/g, "");
  return or(
    ...[name, email, message, phone, address].map((column) => containsText(column, q)),
    // Phones are stored with their hyphens.
    /^\d+$/.test(digits) ? containsText(sql`replace(${phone}, '-', '')`, digits) : undefined,
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

/**
 * Updates the given fields in one statement, so that concurrent updates of different fields do not
 * conflict. Marking a read request as read again keeps the first time. A request is read by the user only.
 * @throws {Problem} 404.
 */
export async function updateContact(
  { db, urls, notifications }: ContactContext,
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

interface ReadOptions {
  urls: MediaUrls;
  currentUser: CurrentUser;
  condition: SQL | undefined;
}

async function readContact(
  tx: Db,
  { urls, currentUser, condition }: ReadOptions,
): Promise<ContactRequest> {
  const [found] = await selectContacts(tx, currentUser).where(condition);
  if (!found) throw new Problem("contact.notFound");
  const deliveries = await listDeliveries(tx, [found.id]);
  return serializeContact(found, urls, deliveries.get(found.id));
}

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

const {
  idempotencyKey: _key,
  fingerprint: _print,
  readAt: _readAt,
  ...columns
} = getTableColumns(contactRequests);

/**
 * Selects contact requests with the homepage they were sent from, and when the user read them; callers add
 * `where`.
 */
function selectContacts(db: Db, currentUser: CurrentUser) {
  const { desiredUrl } = realtors;
  const { readAt } = contactReads;
  return db
    .select({ ...columns, readAt, desiredUrl, userName: user.name })
    .from(contactRequests)
    .leftJoin(contactReads, isReadBy(currentUser))
    .leftJoin(realtors, eq(realtors.id, contactRequests.realtorId))
    .leftJoin(user, eq(user.id, realtors.userId))
    .$dynamic();
}

/** Joins the mark of the user, if there is one. */
function isReadBy({ id }: CurrentUser): SQL | undefined {
  return and(eq(contactReads.contactId, contactRequests.id), eq(contactReads.userId, id));
}

type StoredContact = Awaited<ReturnType<typeof selectContacts>>[number];

/** Converts a stored contact request to the response format. */
function serializeContact(
  { desiredUrl, userName, ...row }: StoredContact,
  urls: MediaUrls,
  deliveries: ContactDelivery[] = [],
): ContactRequest {
  const hasHomepage = desiredUrl !== null && userName !== null;
  return {
    ...row,
    listing: withImageUrl(row.listing, urls.toPublic),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    consentedAt: row.consentedAt?.toISOString() ?? null,
    deliveries,
    realtor: hasHomepage ? { id: row.realtorId, desiredUrl, userName } : null,
  };
}

/** Maps the image URL of a request's home; null without a home. */
function withImageUrl(
  listing: ContactListing | null | undefined,
  change: (url: string) => string,
): ContactListing | null {
  if (!listing) return null;
  return { ...listing, imageUrl: listing.imageUrl === null ? null : change(listing.imageUrl) };
}

/**
 * Condition for the contact requests a user may access: all for an admin, those to their own
 * homepage for a realtor.
 */
function contactsVisibleTo(db: Db, currentUser: CurrentUser): SQL | undefined {
  if (currentUser.role === "admin") return undefined;
  const own = db
    .select({ id: realtors.id })
    .from(realtors)
    .where(eq(realtors.userId, currentUser.id));
  return inArray(contactRequests.realtorId, own);
}
