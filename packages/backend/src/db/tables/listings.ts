import type { HomePropertyType, SearchType } from "@realtor/api/home";
import { isNull, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const time = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/**
 * A listing as sent by its MLS: RESO names in lower camel case; see `docs/spec/api.md#listings`.
 */
export type ListingRecord = Record<string, unknown> & { listingKey: string };

/**
 * Listings of both markets, of feeds and by hand. `record` is the response, to which `media` and `openHouses` are
 * added; the other columns are normalized copies for searching (status and types without spaces,
 * `ActiveUnderContract`).
 */
export const listings = pgTable(
  "listings",
  {
    /** Public: that of the feed with the feed's id before it, since two servers may use the same. */
    listingKey: text().primaryKey(),
    /** Where the row is from: the id of a feed, `manual` for a home by hand, `sample`. */
    source: text().notNull().default("sample"),
    /** Key of the record at its source. */
    sourceKey: text(),
    /** When its source last changed it, as the source wrote it. */
    sourceModified: text(),
    /** Hash of what the source sent: an equal one changes nothing. */
    hash: text(),
    /** `crmls` or `fmls`: the market of its feed; of a home by hand, that of its state. */
    market: text().notNull(),
    /** License numbers of the agents, without the issuer: `SAMPLE-01`. */
    listAgentLicense: text(),
    coListAgentLicense: text(),
    buyerAgentLicense: text(),
    /** Keys of the agents at the source (`feed_parties`), from which a feed's licenses are filled in. */
    listAgentKey: text(),
    coListAgentKey: text(),
    buyerAgentKey: text(),
    standardStatus: text().notNull(),
    /** The list that shows it; null for a listing that is never shown. */
    searchType: text().$type<SearchType>(),
    propertyType: text().notNull(),
    propertySubType: text(),
    /** The `propertyType` of the search that finds it; null for a kind that none finds. */
    homeKind: text().$type<HomePropertyType>(),
    city: text().notNull(),
    county: text().notNull(),
    state: text().notNull(),
    /** The same for all spellings of an address; null without a house number. */
    addressKey: text(),
    hasImage: boolean().notNull(),
    /** False if the seller does not allow display on the internet. */
    displayable: boolean().notNull(),
    /** First day on the market. */
    listedOn: date({ mode: "string" }),
    /** Sort order of samples, from 0; 0 for all others, which are ordered by `listedOn`. */
    position: integer().notNull(),
    record: jsonb().$type<ListingRecord>().notNull(),
    /** Null in rows that have them in `record`. */
    media: jsonb().$type<Record<string, unknown>[]>(),
    openHouses: jsonb().$type<Record<string, unknown>[]>(),
    /** Since when its source does not have it any more. */
    goneAt: time(),
    /** Listing of a feed that took the place of this home by hand. */
    replacedBy: text(),
  },
  (table) => [
    index().on(table.listAgentLicense),
    index().on(table.coListAgentLicense),
    index().on(table.buyerAgentLicense),
    uniqueIndex("listings_source_index").on(table.source, table.sourceKey),
    // `GET /cozying-api/v1/home/list`, page and count.
    index("listings_area_index")
      .on(
        table.state,
        sql`lower(${table.city})`,
        table.searchType,
        table.homeKind,
        table.standardStatus,
        table.listedOn.desc(),
        table.listingKey,
        // So that a count reads the index only.
        table.city,
        table.county,
        table.source,
      )
      .where(sql`${table.displayable} and ${table.goneAt} is null and ${table.replacedBy} is null`),
    // Equal keys, and keys that begin with what an agent types.
    index("listings_address_search_index")
      .on(table.addressKey.op("text_pattern_ops"))
      .where(isNull(table.goneAt)),
    index("listings_list_agent_key_index").on(table.source, table.listAgentKey),
  ],
);

/** What an agent says about a home: all of one by hand, or the words for one of an MLS. */
export type ListingContent = Record<string, unknown>;

/** What one website says about one home; `published` is what visitors see, `draft` what replaces it. */
export const listingDocuments = pgTable(
  "listing_documents",
  {
    id: text().primaryKey(),
    /** No reference: outlives a deleted website, as its versions do. */
    realtorId: text().notNull(),
    /** Of the home; the row of one by hand exists once it is published. */
    listingKey: text().notNull(),
    kind: text().$type<"manual" | "words">().notNull(),
    published: jsonb().$type<ListingContent>(),
    draft: jsonb().$type<ListingContent>(),
    /** The website does not show the home. */
    hidden: boolean().notNull().default(false),
    /** It can be restored for 30 days. */
    deletedAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [
    uniqueIndex("listing_documents_home_index").on(table.realtorId, table.listingKey),
    index().on(table.listingKey),
  ],
);

/** The previous state of a document at each save, as for websites (`realtorVersions`). */
export const listingVersions = pgTable(
  "listing_versions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: text().notNull(),
    /** `published` and `draft` of the document. */
    content: jsonb().$type<ListingContent>().notNull(),
    kind: text().$type<"draft" | "update" | "restoration" | "delete">().notNull(),
    /** Whether visitors got to see the next state. */
    isPublication: boolean().notNull(),
    /** `updatedAt` of the document while this version was the current one. */
    validFrom: time().notNull(),
    replacedAt: time().notNull(),
    replacedBy: text().notNull(),
  },
  (table) => [index().on(table.documentId, table.id)],
);

/** What happened to a home: changes of price and status with their dates. Rows are never changed. */
export const listingEvents = pgTable(
  "listing_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    listingKey: text().notNull(),
    at: time().notNull(),
    kind: text()
      .$type<
        "price" | "status" | "published" | "unpublished" | "deleted" | "restored" | "takeover"
      >()
      .notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Account; null for a feed. */
    byUser: text(),
  },
  (table) => [index().on(table.listingKey, table.id)],
);
