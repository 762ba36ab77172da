import type { Role } from "@realtor/api/loaning";
import { isNotNull, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const timestampColumn = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** Accounts. The columns are those of Better Auth with its plugins for admins and a second factor. */
export const user = pgTable(
  "users",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn().notNull().defaultNow(),
    role: text().$type<Role>().notNull().default("user"),
    banned: boolean().notNull().default(false),
    banReason: text(),
    banExpires: timestampColumn(),
    twoFactorEnabled: boolean().notNull().default(false),
    /** When the account and its websites are deleted, as its owner asked; null otherwise. */
    deleteAt: timestampColumn(),
  },
  (table) => [
    // The list for staff, by name.
    index("users_name_index").on(sql`lower(${table.name}) collate "C"`),
    index().on(table.deleteAt).where(isNotNull(table.deleteAt)),
  ],
);

/** Sessions; `token` is the hash of the bearer token (`hashSessionTokens`). */
export const session = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    expiresAt: timestampColumn().notNull(),
    token: text().notNull().unique(),
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn().notNull().defaultNow(),
    ipAddress: text(),
    userAgent: text(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    impersonatedBy: text(),
  },
  (table) => [index().on(table.userId)],
);

/** Credentials: one row per user and provider; `password` is a scrypt hash. */
export const account = pgTable(
  "accounts",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestampColumn(),
    refreshTokenExpiresAt: timestampColumn(),
    scope: text(),
    password: text(),
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.providerId, table.accountId)],
);

/**
 * Second factors, at most one per account. `secret` and `backupCodes` are encrypted with `AUTH_SECRET`;
 * `verified` is false until the app has shown a code.
 */
export const twoFactor = pgTable(
  "two_factors",
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    verified: boolean().notNull().default(false),
    /** Better Auth requires these two; attempts are limited by `createCodeAttempts`. */
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: timestampColumn(),
    /** Time step of the last accepted code of the app (RFC 6238); earlier codes are refused. */
    lastStep: bigint({ mode: "number" }),
  },
  (table) => [uniqueIndex().on(table.userId)],
);

/**
 * Networks from which an account signed in with its password lately (`known-networks.ts`). `key` is an HMAC of
 * the account's email and the network with `AUTH_SECRET`: no address is stored.
 */
export const signInNetwork = pgTable(
  "sign_in_networks",
  {
    key: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    signedInAt: timestampColumn().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** One-time values that expire: password resets, sign-in states, and challenges for a second factor. */
export const verification = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestampColumn().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier)],
);
