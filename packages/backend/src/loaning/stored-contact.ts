import type { ContactDelivery, ContactListing, ContactRequest } from "@realtor/api/loaning";
import { and, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactReads, contactRequests, realtors, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../http/app-env.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import { listDeliveries } from "../notifications/contact-deliveries.ts";
import type { Notifications } from "../notifications/create-notifications.ts";
import type { LoaningContext } from "./stored-realtor.ts";

export interface ContactContext extends LoaningContext {
  notifications: Notifications;
}

const {
  idempotencyKey: _key,
  fingerprint: _print,
  readAt: _readAt,
  ...columns
} = getTableColumns(contactRequests);

/**
 * Selects contact requests with the website they were sent from, and when the user read them; callers add
 * `where`.
 */
export function selectContacts(db: Db, currentUser: CurrentUser) {
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
export function isReadBy({ id }: CurrentUser): SQL | undefined {
  return and(eq(contactReads.contactId, contactRequests.id), eq(contactReads.userId, id));
}

type StoredContact = Awaited<ReturnType<typeof selectContacts>>[number];

export function serializeContact(
  { desiredUrl, userName, ...row }: StoredContact,
  urls: MediaUrls,
  deliveries: ContactDelivery[] = [],
): ContactRequest {
  const hasWebsite = desiredUrl !== null && userName !== null;
  return {
    ...row,
    listing: withImageUrl(row.listing, urls.toPublic),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    consentedAt: row.consentedAt?.toISOString() ?? null,
    deliveries,
    realtor: hasWebsite ? { id: row.realtorId, desiredUrl, userName } : null,
  };
}

/** Maps the image URL of a request's home; null without a home. */
export function withImageUrl(
  listing: ContactListing | null | undefined,
  change: (url: string) => string,
): ContactListing | null {
  if (!listing) return null;
  return { ...listing, imageUrl: listing.imageUrl === null ? null : change(listing.imageUrl) };
}

/**
 * Condition for the contact requests a user may access: all for an admin, those to their own
 * website for a realtor.
 */
export function contactsVisibleTo(db: Db, currentUser: CurrentUser): SQL | undefined {
  if (currentUser.role === "admin") return undefined;
  const own = db
    .select({ id: realtors.id })
    .from(realtors)
    .where(eq(realtors.userId, currentUser.id));
  return inArray(contactRequests.realtorId, own);
}

interface ReadOptions {
  urls: MediaUrls;
  currentUser: CurrentUser;
  condition: SQL | undefined;
}

/** @throws {Problem} 404. */
export async function readContact(
  tx: Db,
  { urls, currentUser, condition }: ReadOptions,
): Promise<ContactRequest> {
  const [found] = await selectContacts(tx, currentUser).where(condition);
  if (!found) throw new Problem("contact.notFound");
  const deliveries = await listDeliveries(tx, [found.id]);
  return serializeContact(found, urls, deliveries.get(found.id));
}
