import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** A listing as its MLS sends it: RESO names in lower camel case (DECISIONS section 7). */
export type ListingRecord = Record<string, unknown> & { listingKey: string };

/**
 * Listings of both markets. `record` is what callers get; the columns beside it are normalised
 * copies of what they search by (status and types without spaces, `ActiveUnderContract`).
 */
export const listings = pgTable(
  "listings",
  {
    listingKey: text().primaryKey(),
    /** `crmls` or `fmls`. */
    market: text().notNull(),
    /** Licence numbers of the agents, without the issuer: `SAMPLE-01`. */
    listAgentLicense: text(),
    coListAgentLicense: text(),
    buyerAgentLicense: text(),
    standardStatus: text().notNull(),
    propertyType: text().notNull(),
    propertySubType: text(),
    city: text().notNull(),
    county: text().notNull(),
    state: text().notNull(),
    hasImage: boolean().notNull(),
    /** False when the seller keeps the whole listing off the internet. */
    displayable: boolean().notNull(),
    /** Order in every answer, from 0. */
    position: integer().notNull(),
    record: jsonb().$type<ListingRecord>().notNull(),
  },
  (table) => [
    index().on(table.state, table.city, table.standardStatus),
    index().on(table.listAgentLicense),
    index().on(table.coListAgentLicense),
    index().on(table.buyerAgentLicense),
  ],
);
