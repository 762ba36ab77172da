import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const time = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** How far each feed of listings was read. `id` is that of its market in `RESO_MARKETS`. */
export const feeds = pgTable("feeds", {
  id: text().primaryKey(),
  /** By resource: Property, Media, Member, Office, OpenHouse. */
  cursors: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Of the current run; null between runs. */
  progress: jsonb().$type<Record<string, unknown>>(),
  /** Staff stopped it. */
  stopped: boolean().notNull().default(false),
  nextRunAt: time(),
  /** Next comparison of all keys, which finds what the server deleted. */
  nextCheckAt: time(),
  /** One process runs a feed at a time. */
  claimedUntil: time(),
});

/** Runs of the import, for staff. */
export const feedRuns = pgTable(
  "feed_runs",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    feedId: text().notNull(),
    kind: text().notNull(),
    state: text().notNull(),
    startedAt: time().notNull(),
    endedAt: time(),
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    error: text(),
  },
  (table) => [index().on(table.feedId, table.id)],
);

/** Records that were repaired or refused, with what the server sent. */
export const feedProblems = pgTable(
  "feed_problems",
  {
    feedId: text().notNull(),
    resource: text().notNull(),
    recordKey: text().notNull(),
    code: text().notNull(),
    at: time().notNull(),
    original: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.resource, table.recordKey, table.code] })],
);

/** Agents and offices of a feed (Member and Office), which its listings name by their keys. */
export const feedParties = pgTable(
  "feed_parties",
  {
    feedId: text().notNull(),
    /** `member` or `office`. */
    kind: text().notNull(),
    key: text().notNull(),
    mlsId: text(),
    name: text(),
    license: text(),
    licenseState: text(),
    phone: text(),
    officeKey: text(),
    sourceModified: text(),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.kind, table.key] }),
    index().on(table.licenseState, table.license),
  ],
);
