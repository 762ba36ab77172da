import { deliveryStates } from "@realtor/api/leads";
import { contactStates } from "@realtor/api/loaning";
import type { Flag } from "@realtor/api/rules";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** A separate schema, so that site and backends may share one PostgreSQL database. */
export const site = pgSchema("site");

const timestamptz = () => timestamp({ withTimezone: true });

export const channels = ["slack", "loaning"] as const;
export type Channel = (typeof channels)[number];

const oneOf = (column: unknown, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

/** Requests for a website (docs/spec/forms.md#lead-form). */
export const leads = site.table(
  "leads",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Repeated submissions with one key create one lead. */
    idempotencyKey: text().notNull().unique(),
    name: text().notNull(),
    area: text().notNull(),
    phone: text().notNull(),
    phoneCountryCode: text().notNull(),
    /** Y once the sender said which country the number has. */
    phoneConfirmed: text().$type<Flag>().notNull().default("N"),
    hasSite: boolean().notNull(),
    locale: text().notNull(),
    pageUrl: text(),
    userAgent: text(),
    /** Both consents are required, so one timestamp covers them. */
    consentedAt: timestamptz().notNull().defaultNow(),
    /** Version of their text; null if the sender did not state it. */
    consentVersion: text(),
    /** Detected by honeypot or time trap, or marked by staff. */
    spam: boolean().notNull().default(false),
    /** The sender wants no calls and messages. */
    doNotContact: boolean().notNull().default(false),
    state: text({ enum: contactStates }).notNull().default("new"),
    note: text().notNull().default(""),
    readAt: timestamptz(),
    /** The website that staff started from it. */
    websiteId: text(),
    updatedAt: timestamptz().notNull().defaultNow(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt), check("leads_state", oneOf(table.state, contactStates))],
);

/**
 * Proof of the consents given with a lead, with nothing else of it; it outlives the lead
 * (docs/spec/forms.md#retention). The loaning service has those of contact requests.
 */
export const consentRecords = site.table(
  "consent_records",
  {
    /** That of the lead; without a foreign key, since the lead is deleted earlier. */
    id: uuid().primaryKey(),
    /** Null if the sender did not state it, as with `pageUrl`. */
    consentVersion: text(),
    consentedAt: timestamptz().notNull(),
    phone: text().notNull(),
    phoneCountryCode: text().notNull(),
    pageUrl: text(),
  },
  (table) => [index().on(table.consentedAt)],
);

/** Contact requests received while the loaning service was unavailable. */
export const contacts = site.table("contacts", {
  id: uuid().primaryKey().defaultRandom(),
  idempotencyKey: text().notNull().unique(),
  /** The request to forward; null after delivery, so that personal data has one location. */
  body: jsonb().$type<Record<string, unknown>>(),
  createdAt: timestamptz().notNull().defaultNow(),
});

/** Delivery of one lead or contact request; `id` is that of the lead or contact request. */
export const deliveries = site.table(
  "deliveries",
  {
    id: uuid().primaryKey(),
    channel: text({ enum: channels }).notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    attempts: integer().notNull().default(0),
    /** It was delivered, and now says which phone number is the correct one. */
    isCorrection: boolean().notNull().default(false),
    lastError: text(),
    /** Earliest time of the next attempt. */
    dueAt: timestamptz().notNull().defaultNow(),
    /** Lease: until this time one worker sends and no other may. */
    claimedUntil: timestamptz(),
    deliveredAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.channel, table.state, table.dueAt),
    check("deliveries_channel", oneOf(table.channel, channels)),
    check("deliveries_state", oneOf(table.state, deliveryStates)),
  ],
);

/** Counters of rate-limiter-flexible, which defines the columns. */
export const rateLimits = site.table("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});

/** Always empty; see `checkWritable` of @realtor/server. */
export const storageChecks = site.table("storage_checks", { filler: text().notNull() });
