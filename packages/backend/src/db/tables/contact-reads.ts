import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

import { user } from "./accounts.ts";
import { contactRequests } from "./contact-requests.ts";

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
  (table) => [primaryKey({ columns: [table.contactId, table.userId] })],
);
