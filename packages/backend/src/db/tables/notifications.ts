import type { DeliveryState } from "@realtor/api/leads";
import type { DeliveryAudience, DeliveryChannel, QuietHours } from "@realtor/api/loaning";
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
    state: text().$type<DeliveryState>().notNull(),
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
