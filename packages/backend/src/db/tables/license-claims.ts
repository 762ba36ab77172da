import { inArray, sql } from "drizzle-orm";
import { jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

import { user } from "./accounts.ts";

const time = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** License numbers of a state that an account says are its own. One account holds a number. */
export const licenseClaims = pgTable(
  "license_claims",
  {
    state: text().notNull(),
    /** Without the issuer. */
    number: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    status: text().$type<"held" | "waiting" | "confirmed" | "refused">().notNull(),
    /** Name of the agent with this number in a feed, when it was claimed. */
    feedName: text(),
    createdAt: time().notNull(),
    decidedAt: time(),
    /** Account of the admin. */
    decidedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.state, table.number, table.userId] }),
    uniqueIndex("license_claims_held_index")
      .on(table.state, table.number)
      .where(inArray(table.status, [sql`'held'`, sql`'confirmed'`])),
  ],
);

/** What staff have to decide, such as a license whose name in the feed is another. */
export const staffTasks = pgTable("staff_tasks", {
  id: text().primaryKey(),
  kind: text().notNull(),
  realtorId: text().notNull(),
  content: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: time().notNull(),
  doneAt: time(),
  /** Account of the admin. */
  doneBy: text(),
  answer: text(),
});
