import type { ContactListing, ContactShowing, ContactState } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import type { Flag } from "@realtor/api/rules";
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { user } from "./accounts.ts";

const timestampColumn = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/**
 * Contact requests of visitors; see `docs/spec/forms.md#contact-form`. `realtorId` has no foreign
 * key, since a request outlives the website it was sent from.
 */
export const contactRequests = pgTable(
  "contact_requests",
  {
    id: text().primaryKey(),
    realtorId: text().notNull(),
    name: text().notNull(),
    lastName: text().notNull(),
    firstName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    phoneCountryCode: text().notNull(),
    /** Y once the sender said which country the number has. */
    phoneConfirmed: text().$type<Flag>().notNull().default("N"),
    message: text().notNull(),
    isTerm: text().$type<"Y" | "N">().notNull(),
    /** The home it is about, with the image URL as stored; null without one. */
    listing: jsonb().$type<ContactListing>(),
    /** When the sender would like to see it; null if no time was named. */
    showing: jsonb().$type<ContactShowing>(),
    /** Language of the page; null if the sender did not state it, as with the next four. */
    locale: text().$type<Locale>(),
    pageUrl: text(),
    source: text(),
    consentVersion: text(),
    consentedAt: timestampColumn(),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull().defaultNow(),
    state: text().$type<ContactState>().notNull().default("new"),
    note: text().notNull().default(""),
    /** When it was first read by anyone: for processes of the version before `contact_reads`. */
    readAt: timestampColumn(),
    spam: boolean().notNull().default(false),
    /** The sender wants no calls and messages. */
    doNotContact: boolean().notNull().default(false),
    /** The sender's Idempotency-Key; null when none was sent. */
    idempotencyKey: text(),
    /** SHA-256 of the request body, to distinguish a repeated request from a reused key. */
    fingerprint: text().notNull(),
  },
  (table) => [
    uniqueIndex("contact_requests_idempotency_key_unique").on(table.idempotencyKey),
    index().on(table.realtorId, table.createdAt),
    // The inbox of staff, and the retention.
    index().on(table.createdAt),
  ],
);

/** Which account read which contact request, and when first; without a row it is unread for the account. */
export const contactReads = pgTable(
  "contact_reads",
  {
    contactId: text()
      .notNull()
      .references(() => contactRequests.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    readAt: timestamp({ withTimezone: true, mode: "date", precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.contactId, table.userId] }), index().on(table.userId)],
);

/**
 * Proof that the sender of a contact request saw the notice, with nothing of the message; it outlives the
 * request: `docs/spec/forms.md#retention`.
 */
export const consentRecords = pgTable(
  "consent_records",
  {
    /** That of the contact request; without a foreign key, since the request is deleted earlier. */
    id: text().primaryKey(),
    /** Null if the sender did not state it, as with `pageUrl`. */
    consentVersion: text(),
    consentedAt: timestampColumn().notNull(),
    phone: text().notNull(),
    phoneCountryCode: text().notNull(),
    pageUrl: text(),
  },
  (table) => [index().on(table.consentedAt)],
);
