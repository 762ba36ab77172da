import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/**
 * A listing as sent by its MLS: RESO names in lower camel case; see `docs/spec/api.md#listings`.
 */
export type ListingRecord = Record<string, unknown> & { listingKey: string };

/**
 * Listings of both markets. `record` is the response; the other columns are normalized copies for
 * searching (status and types without spaces, `ActiveUnderContract`).
 */
export const listings = pgTable(
  "listings",
  {
    listingKey: text().primaryKey(),
    /** `crmls` or `fmls`. */
    market: text().notNull(),
    /** License numbers of the agents, without the issuer: `SAMPLE-01`. */
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
    /** False if the seller does not allow display on the internet. */
    displayable: boolean().notNull(),
    /** Sort order, from 0. */
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
