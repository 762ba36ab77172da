import type { SaveKind } from "@realtor/api/loaning";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { user } from "./accounts.ts";

/** What a profile holds beside the columns: every key of it, known or not (DECISIONS section 6). */
export type StoredProfile = Record<string, unknown>;

/**
 * Homepages. `profile` is the whole profile as it was sent; the columns beside it are what the
 * services look up by, always written from the profile in the same statement.
 */
export const realtors = pgTable(
  "realtors",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id),
    desiredUrl: text().notNull(),
    /** Host of the agent's own domain, lower case, with a port other than the default; or null. */
    ownHost: text(),
    published: boolean().notNull(),
    /** Place in the landing page's carousel, from 1; null outside it. */
    sampleOrder: integer(),
    profile: jsonb().$type<StoredProfile>().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: "date", precision: 3 }).notNull(),
    updatedAt: timestamp({ withTimezone: true, mode: "date", precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex("realtors_desired_url_unique").on(sql`lower(${table.desiredUrl})`),
    uniqueIndex("realtors_own_host_unique").on(table.ownHost),
    index().on(table.userId),
  ],
);

/** What a homepage was before each save; kept after it is deleted, so it can be brought back. */
export const realtorVersions = pgTable(
  "realtor_versions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    realtorId: text().notNull(),
    userId: text().notNull(),
    profile: jsonb().$type<StoredProfile>().notNull(),
    /** `updatedAt` of the homepage while this version was the current one. */
    validFrom: timestamp({ withTimezone: true, mode: "date", precision: 3 }).notNull(),
    replacedAt: timestamp({ withTimezone: true, mode: "date", precision: 3 }).notNull(),
    replacedBy: text().notNull(),
    kind: text().$type<SaveKind>().notNull(),
    /** The profile's keys that differ in what replaced it; in a draft's save the draft's keys. */
    changed: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => [index().on(table.realtorId, table.id)],
);
