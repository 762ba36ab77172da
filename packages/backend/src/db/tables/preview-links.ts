import { integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

import { realtors } from "./realtors.ts";

const time = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/**
 * The preview link of a homepage, at most one. The token is not hashed: the agent copies it again, and the
 * draft that it shows is in the same database.
 */
export const previewLinks = pgTable(
  "preview_links",
  {
    realtorId: text()
      .primaryKey()
      .references(() => realtors.id, { onDelete: "cascade" }),
    token: text().notNull(),
    expiresAt: time().notNull(),
    opens: integer().notNull().default(0),
    lastOpenedAt: time(),
  },
  (table) => [uniqueIndex().on(table.token)],
);
