import type {
  ContactPointChannel,
  ContactPointAudience,
  DeliveryAudience,
  DeliveryChannel,
  NotificationState,
  QuietHours,
} from "@realtor/api/loaning";
import { isNotNull, sql } from "drizzle-orm";
import {
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  boolean,
  jsonb,
} from "drizzle-orm/pg-core";
import type { Locale } from "@realtor/api/locales";

import { contactRequests } from "./contact-requests.ts";
import { user } from "./accounts.ts";

const timestampColumn = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/**
 * The outbox of contact requests: one row for each notification, created in the transaction that
 * stores the request and deleted with it; see `docs/spec/forms.md#delivery`.
 */
export const contactDeliveries = pgTable(
  "contact_deliveries",
  {
    /** Also identifies the mail to its receiver, so that a repeated one can be recognized. */
    id: uuid().primaryKey().defaultRandom(),
    contactId: text()
      .notNull()
      .references(() => contactRequests.id, { onDelete: "cascade" }),
    channel: text().$type<DeliveryChannel>().notNull(),
    audience: text().$type<DeliveryAudience>().notNull(),
    /** Address or phone number when the request was stored; empty for chat. */
    recipient: text().notNull(),
    state: text().$type<NotificationState>().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** It was sent, and now says which phone number is the correct one. */
    isCorrection: boolean().notNull().default(false),
    /** Earliest time of the next attempt. */
    dueAt: timestampColumn().notNull().defaultNow(),
    /** Lease: until this time one process sends and no other may. */
    claimedUntil: timestampColumn(),
    deliveredAt: timestampColumn(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.contactId, table.channel, table.audience),
    index().on(table.state, table.dueAt),
    index().on(table.recipient, table.createdAt),
  ],
);

/** How an agent is notified of contact requests; an account without a row has the defaults. */
export const notificationSettings = pgTable("notification_settings", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  mail: boolean().notNull().default(true),
  sms: boolean().notNull().default(false),
  brokerageEmail: text().notNull().default(""),
  /** Null: the language of the profile. */
  locale: text().$type<Locale>(),
  quietHours: jsonb().$type<QuietHours>(),
});

/**
 * Mail addresses and phone numbers that an account wants notices sent to, beside the account's own address:
 * whether the user who reads them has confirmed it. See `docs/spec/forms.md#notifications-of-a-contact-request`.
 */
export const contactPoints = pgTable(
  "contact_points",
  {
    id: text()
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    channel: text().$type<ContactPointChannel>().notNull(),
    audience: text().$type<ContactPointAudience>().notNull(),
    /** A mail address in lower case, or a number in E.164. */
    address: text().notNull(),
    /** Hash of the token of the last link, or of the last code; null once it was used or guessed too often. */
    secretHash: text(),
    /** Wrong codes since the last one was sent. */
    attempts: integer().notNull().default(0),
    /** When the last link or code was accepted by the receiver's server. */
    sentAt: timestampColumn(),
    /** When a link or code is sent by itself; null if none is due. */
    sendAt: timestampColumn(),
    confirmedAt: timestampColumn(),
    refusedAt: timestampColumn(),
    /** Receives notices without a confirmation until then: those stored before there were confirmations. */
    noticesUntil: timestampColumn(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.channel, table.address),
    uniqueIndex().on(table.secretHash),
    index().on(table.sendAt).where(isNotNull(table.sendAt)),
  ],
);
