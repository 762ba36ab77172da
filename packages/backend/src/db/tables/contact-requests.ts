import { index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/**
 * What visitors wrote to an agent (SPEC section 3, contact form). No foreign key on `realtorId`:
 * a request outlives the homepage it was sent from.
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
    createdAt: timestamp({ withTimezone: true, mode: "date", precision: 3 }).notNull(),
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
