import type { AgreementItem } from "@realtor/api/loaning";
import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { user } from "./accounts.ts";

/**
 * Acceptances of the realtor service agreement (DECISIONS section 4): the proof of who agreed to what
 * and when. Rows are added and never changed; the latest of a version is what holds.
 */
export const realtorAgreements = pgTable(
  "realtor_agreements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => user.id),
    version: text().notNull(),
    /** What was ticked, in the agreement's order. */
    items: jsonb().$type<AgreementItem[]>().notNull(),
    acceptedAt: timestamp({ withTimezone: true, mode: "date", precision: 3 }).notNull(),
  },
  (table) => [index().on(table.userId, table.version)],
);
