import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const timestampColumn = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

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
