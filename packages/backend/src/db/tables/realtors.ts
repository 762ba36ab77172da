import type { SaveKind, AgreementItem } from "@realtor/api/loaning";
import { isNotNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { user } from "./accounts.ts";

const time = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** The JSON of a profile, with known and unknown keys; see `docs/spec/profile.md#unknown-keys`. */
export type StoredProfile = Record<string, unknown>;

/**
 * Websites. `profile` is the complete profile; the lookup columns are derived from it in the same
 * statement.
 */
export const realtors = pgTable(
  "realtors",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id),
    desiredUrl: text().notNull(),
    published: boolean().notNull(),
    /** When its public content last changed; null if it was never published. */
    publishedAt: time(),
    /** It was public when its owner asked for the deletion of the account: an undo publishes it again. */
    publishAgain: boolean().notNull().default(false),
    /** Position in the landing page's carousel, from 1; null outside it. */
    sampleOrder: integer(),
    profile: jsonb().$type<StoredProfile>().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [
    uniqueIndex("realtors_desired_url_unique").on(sql`lower(${table.desiredUrl})`),
    index().on(table.userId),
    // The sitemap, and the orders of the list for staff.
    index("realtors_address_index").on(sql`lower(${table.desiredUrl}) collate "C"`),
    index().on(table.updatedAt),
    index("realtors_samples_index").on(table.sampleOrder).where(isNotNull(table.sampleOrder)),
    index("realtors_license_words_index").using("gin", licenseWords(table.profile)),
  ],
);

/** The words of the license numbers of a profile, in upper case: `{CA,DRE,00000042}`. */
export function licenseWords(profile: SQLWrapper): SQL {
  return sql`regexp_split_to_array(upper(${profile} ->> 'licenseNumber'), '[^A-Z0-9-]+')`;
}

/**
 * License numbers that a second account may publish, because staff allowed it; see
 * `docs/spec/profile.md#publishing`.
 */
export const licenseReleases = pgTable(
  "license_releases",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** See `licenseKeys`. */
    license: text().notNull(),
    /** Account of the admin. */
    releasedBy: text().notNull(),
    releasedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.license] })],
);

/** Accounts whose website staff took offline and only staff publish again; outlives the website. */
export const suspensions = pgTable("suspensions", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  suspendedAt: time().notNull(),
  /** Account of the admin. */
  suspendedBy: text().notNull(),
  /** What staff told the agent; may be empty. */
  reason: text().notNull(),
});

/**
 * The previous state of a website at each save; retained after deletion, so that it can be
 * restored.
 */
export const realtorVersions = pgTable(
  "realtor_versions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    realtorId: text().notNull(),
    userId: text().notNull(),
    profile: jsonb().$type<StoredProfile>().notNull(),
    /** `updatedAt` of the website while this version was the current one. */
    validFrom: time().notNull(),
    replacedAt: time().notNull(),
    replacedBy: text().notNull(),
    kind: text().$type<SaveKind>().notNull(),
    /** Changed top-level keys of the profile; for a save of the draft, those of its changes. */
    changed: jsonb().$type<string[]>().notNull().default([]),
    /** JSON pointers of what the next state changed; null in rows of earlier releases. */
    paths: jsonb().$type<string[]>(),
    /** Whether visitors got to see the next state; null in rows of earlier releases. */
    isPublication: boolean(),
    /** Whether the next state was restored from a version. */
    isRestoration: boolean().notNull().default(false),
  },
  (table) => [index().on(table.realtorId, table.id)],
);

/**
 * What the search of websites reads: a narrow copy that triggers keep (`drizzle/0020_contact_points.sql`), also for
 * writes of an earlier version. The profiles are too wide to be read for each search.
 */
export const realtorSearch = pgTable(
  "realtor_search",
  {
    realtorId: text()
      .primaryKey()
      .references(() => realtors.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    published: boolean().notNull(),
    updatedAt: time().notNull(),
    /** Sort keys, in lower case. */
    address: text().notNull(),
    name: text().notNull(),
    /** Address, names, brokerage and license number in lower case, each on a line. */
    words: text().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/**
 * The preview link of a website, at most one. `token` is half of the link's token (`preview-links.ts`); until
 * links of the version before have ended, the whole.
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
    acceptedAt: time().notNull(),
  },
  (table) => [index().on(table.userId, table.version)],
);

/**
 * Acceptances of accounts that were deleted, which the operator keeps for claims from the agreement; see
 * `docs/spec/roles.md#deleting-an-account`.
 */
export const formerAgreements = pgTable(
  "former_agreements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Address of the account when it was deleted. */
    email: text().notNull(),
    version: text().notNull(),
    items: jsonb().$type<AgreementItem[]>().notNull(),
    acceptedAt: time().notNull(),
    deletedAt: time().notNull(),
  },
  (table) => [index().on(table.deletedAt)],
);
