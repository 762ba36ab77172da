import { deliveryStates } from "@realtor/api/leads";
import { contactStates } from "@realtor/api/loaning";
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
import { sql } from "drizzle-orm";

/** Own schema, so that site and backends may share one PostgreSQL database. */
export const site = pgSchema("site");

const moment = () => timestamp({ withTimezone: true });

/** Where a request is delivered to. */
export const channels = ["slack", "loaning"] as const;
export type Channel = (typeof channels)[number];

const oneOf = (column: unknown, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

/** Requests for a homepage (SPEC section 3, lead form). */
export const leads = site.table(
  "leads",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One lead however often the button is pressed (DECISIONS section 8). */
    idempotencyKey: text().notNull().unique(),
    name: text().notNull(),
    area: text().notNull(),
    phone: text().notNull(),
    phoneCountryCode: text().notNull(),
    hasSite: boolean().notNull(),
    locale: text().notNull(),
    pageUrl: text(),
    userAgent: text(),
    /** Both consents are required, so this is when they were given. */
    consentedAt: moment().notNull().defaultNow(),
    /** Caught by honeypot or time trap, or judged so by the staff. */
    spam: boolean().notNull().default(false),
    /** How far the staff is with it. */
    state: text({ enum: contactStates }).notNull().default("new"),
    note: text().notNull().default(""),
    readAt: moment(),
    updatedAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt), check("leads_state", oneOf(table.state, contactStates))],
);

/** Contact requests taken in while the loaning service was away. */
export const contacts = site.table("contacts", {
  id: uuid().primaryKey().defaultRandom(),
  idempotencyKey: text().notNull().unique(),
  /** As it will be sent; null once the service has it, so that only one place keeps a person's words. */
  body: jsonb().$type<Record<string, unknown>>(),
  createdAt: moment().notNull().defaultNow(),
});

/** The way of one lead or contact to its receiver; `id` is that of the lead or contact. */
export const deliveries = site.table(
  "deliveries",
  {
    id: uuid().primaryKey(),
    channel: text({ enum: channels }).notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    /** Sends begun so far. */
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** No attempt before this moment. */
    dueAt: moment().notNull().defaultNow(),
    /** While this lies ahead, one worker is sending and no other may. */
    claimedUntil: moment(),
    deliveredAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.channel, table.state, table.dueAt),
    check("deliveries_channel", oneOf(table.channel, channels)),
    check("deliveries_state", oneOf(table.state, deliveryStates)),
  ],
);

/** Counters of rate-limiter-flexible, which prescribes the columns. */
export const rateLimits = site.table("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
