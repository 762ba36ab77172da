import { bigint, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/**
 * Public addresses that websites left, one row for each change; see
 * `docs/spec/hosts.md#former-addresses`. Retained after the deletion of the website.
 */
export const formerAddresses = pgTable(
  "former_addresses",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The slug in lower case. */
    slug: text().notNull(),
    realtorId: text().notNull(),
    userId: text().notNull(),
    leftAt: time().notNull(),
    /** When the website was deleted; null while it exists. */
    deletedAt: time(),
  },
  (table) => [index().on(table.slug), index().on(table.realtorId)],
);
