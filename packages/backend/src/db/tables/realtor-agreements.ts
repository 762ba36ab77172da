import type { AgreementItem } from "@realtor/api/loaning";
import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { user } from "./accounts.ts";

/**
 * Acceptances of the realtor service agreement; see `docs/spec/routes.md#agreement`. Rows are never
 * changed; the latest row of a version is the effective one.
 */
export const realtorAgreements = pgTable(
  "realtor_agreements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => user.id),
    version: text().notNull(),
    /** Accepted items in the agreement's order. */
    items: jsonb().$type<AgreementItem[]>().notNull(),
    acceptedAt: timestamp({ withTimezone: true, mode: "date", precision: 3 }).notNull(),
  },
  (table) => [index().on(table.userId, table.version)],
);
