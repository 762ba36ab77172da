import type { ContactState } from "@realtor/api/loaning";
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/**
 * What visitors wrote to an agent (SPEC section 3, contact form), and what the agent made of it. No
 * foreign key on `realtorId`: a request outlives the homepage it was sent from.
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
    message: text().notNull(),
    isTerm: text().$type<"Y" | "N">().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().defaultNow(),
    state: text().$type<ContactState>().notNull().default("new"),
    note: text().notNull().default(""),
    /** When it was first opened; null: not yet. */
    readAt: moment(),
    spam: boolean().notNull().default(false),
    /** The sender's Idempotency-Key; null when none was sent. */
    idempotencyKey: text(),
    /** SHA-256 of what was sent, to tell a repeated request from a reused key. */
    fingerprint: text().notNull(),
  },
  (table) => [
    uniqueIndex("contact_requests_idempotency_key_unique").on(table.idempotencyKey),
    index().on(table.realtorId, table.createdAt),
  ],
);
