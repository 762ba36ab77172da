import type { Listing } from "@realtor/api/home";
import type { ListingEntry } from "@realtor/api/listing";
import type { MarketSettings } from "@realtor/api/home-schemas";
import { confirmedWords, toRecord } from "@realtor/api/listing";
import { and, asc, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { listingDocuments, listings } from "../db/schema.ts";
import { readMarketLicenses } from "../home/listing-row.ts";
import { mayShowWords } from "../home/market-rules.ts";
import { isOfAgent } from "../home/shown-homes.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { readManagedRealtor } from "../loaning/read-realtors.ts";
import type { LoaningContext, StoredRealtor } from "../loaning/stored-realtor.ts";
import { currentContent, type StoredDocument, toDocument } from "./documents.ts";

interface ListContext extends LoaningContext {
  markets: readonly MarketSettings[];
}

/**
 * Lists the homes of a website: documents, newest change first, then homes that the license finds and that have
 * none.
 * @throws {Problem} 403, 404.
 */
export async function listHomesOf(
  context: ListContext,
  currentUser: CurrentUser,
  { realtorId, currentPage, perPage }: { realtorId: string; currentPage: number; perPage: number },
): Promise<{ page: ListingEntry[]; totalCount: number }> {
  const { db, urls } = context;
  const realtor = await readManagedRealtor(db, currentUser, realtorId);
  const rows = await db
    .select()
    .from(listingDocuments)
    .where(eq(listingDocuments.realtorId, realtorId))
    .orderBy(desc(listingDocuments.updatedAt), asc(listingDocuments.id));
  const documents = rows.map(toDocument);
  const found = await findHomes(context, realtor);
  const byKey = new Map(found.map((home) => [home.listingKey, home]));
  const known = new Set(documents.map(({ listingKey }) => listingKey));
  const entries = [
    ...documents.map((document) => describeDocument(document, realtor, byKey)),
    ...found.filter(({ listingKey }) => !known.has(listingKey)).map(describeFound),
  ];
  const start = currentPage * perPage;
  return {
    page: entries.slice(start, start + perPage).map((entry) => ({
      ...entry,
      listing: withFirstPhoto(entry.listing, urls.toPublic),
    })),
    totalCount: entries.length,
  };
}

interface FoundHome {
  listingKey: string;
  listing: Listing;
  allowsWords: boolean;
}

/** Homes of an MLS with the license of the website, on the market or closed. */
async function findHomes(
  { db, markets }: { db: Db; markets: readonly MarketSettings[] },
  { profile }: StoredRealtor,
): Promise<FoundHome[]> {
  const { licenseNumber = "" } = profile;
  const licenses = readMarketLicenses(String(licenseNumber), "");
  const rows = await db
    .select({
      listingKey: listings.listingKey,
      source: listings.source,
      market: listings.market,
      record: listings.record,
      media: sql<unknown>`coalesce(${listings.media}, ${listings.record} -> 'media') -> 0`,
    })
    .from(listings)
    .where(
      and(
        isOfAgent(licenses, { asBuyersAgent: false }),
        ne(listings.source, "manual"),
        eq(listings.displayable, true),
        isNull(listings.goneAt),
        inArray(listings.searchType, ["sale", "rent", "sold", "rented"]),
      ),
    )
    .orderBy(
      asc(listings.position),
      sql`${listings.listedOn} desc nulls last`,
      listings.listingKey,
    );
  return rows.map(({ listingKey, record, media, ...row }) => ({
    listingKey,
    allowsWords: mayShowWords(markets, row),
    // Records were parsed by the `listing` schema before they were stored.
    listing: { ...record, media: media ? [media] : [] } as Listing,
  }));
}

function describeDocument(
  document: StoredDocument,
  realtor: StoredRealtor,
  found: ReadonlyMap<string, FoundHome>,
): ListingEntry {
  const content = currentContent(document);
  const home = found.get(document.listingKey);
  // What visitors can read: not a draft.
  const words = confirmedWords(document.published ?? {});
  const { listingKey, kind, updatedAt, deletedAt } = document;
  const agent = { name: realtor.userName, license: "" };
  const ofMls = { listingKey, standardStatus: "Withdrawn", propertyType: "Residential" };
  return {
    id: document.id,
    listingKey,
    kind,
    isPublished: document.published === null || deletedAt ? "N" : "Y",
    hasDraft: document.draft === null ? "N" : "Y",
    isHidden: document.hidden ? "Y" : "N",
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
    updatedAt: updatedAt.toISOString(),
    languages: (["ko", "en", "ja"] as const).filter((lang) => words[lang] !== undefined),
    allowsWords: (home?.allowsWords ?? true) ? "Y" : "N",
    listing:
      kind === "manual"
        ? // The agent sees the address, also one that visitors do not.
          toRecord(listingKey, { ...content, hidesAddress: "N" }, agent, updatedAt)
        : // Its feed does not have it any more.
          (home?.listing ?? ofMls),
  };
}

function describeFound({ listingKey, listing, allowsWords }: FoundHome): ListingEntry {
  return {
    id: null,
    listingKey,
    kind: "words",
    isPublished: "N",
    hasDraft: "N",
    isHidden: "N",
    updatedAt: null,
    languages: [],
    allowsWords: allowsWords ? "Y" : "N",
    listing,
  };
}

function withFirstPhoto(listing: Listing, toPublic: (url: string) => string): Listing {
  const media = (listing.media ?? []).slice(0, 1);
  return { ...listing, media: media.map((one) => ({ ...one, mediaURL: toPublic(one.mediaURL) })) };
}
