import { completeHomeQuery, onMarketStatuses, withdrawnStatuses } from "@realtor/api/home";
import type {
  HomeList,
  HomePropertyStatus,
  HomePropertyType,
  Listing,
  ListingStatus,
  SearchType,
} from "@realtor/api/home";
import { homeRoutes as routes } from "@realtor/api/home-schemas";
import type { agentQuery, homeQuery, listingStatusQuery } from "@realtor/api/home-schemas";
import { limits } from "@realtor/api/rules";
import { and, asc, eq, inArray, like, not, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { z } from "zod";

import type { Db } from "../db/open-db.ts";
import { listings } from "../db/schema.ts";
import type { ListingRecord } from "../db/tables/listings.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import { normalizeLicenses } from "./listing-row.ts";

interface HomeContext {
  db: Db;
  urls: MediaUrls;
}

/** `/cozying-api/v1`: the home service. No route requires a token. */
export function homeRoutes(context: HomeContext): App {
  const app = createRouter();
  app.openapi(contractRoute(routes, "GET /cozying-api/v1/home/list"), async (c) =>
    c.json(await listHomes(context, c.req.valid("query")), 200),
  );
  app.openapi(contractRoute(routes, "GET /cozying-api/v1/agent"), async (c) =>
    c.json(await listAgentListings(context, c.req.valid("query")), 200),
  );
  app.openapi(contractRoute(routes, "GET /cozying-api/v1/agent/listing-status"), async (c) =>
    c.json(await findListingStatus(context, c.req.valid("query")), 200),
  );
  return app;
}

const statuses: Record<HomePropertyStatus, string[]> = {
  active: ["Active"],
  pending: ["Pending", "ActiveUnderContract"],
  coming_soon: ["ComingSoon"],
  closed: ["Closed"],
};

/** RESO property sub types; land and income property are property types instead. */
const subTypes: Record<Exclude<HomePropertyType, "land">, string[]> = {
  single_family: ["SingleFamilyResidence"],
  condo: ["Condominium", "StockCooperative", "Apartment"],
  townhouse: ["Townhouse"],
  multi_family: ["Duplex", "Triplex", "Quadruplex", "MultiFamily"],
  manufactured: ["ManufacturedHome", "MobileHome"],
};

/**
 * Lists one page of a city's homes. The types `sold` and `rented` imply the status closed, so
 * `propertyStatus` applies only to the other two.
 */
async function listHomes(
  { db, urls }: HomeContext,
  query: z.infer<typeof homeQuery>,
): Promise<HomeList> {
  const { county, ...rest } = query;
  const whole = completeHomeQuery(county === undefined ? rest : { ...rest, county });
  const closed = whole.type === "sold" || whole.type === "rented";
  const condition = and(
    searchTypeCondition(whole.type),
    closed ? undefined : inArray(listings.standardStatus, statuses[whole.propertyStatus]),
    propertyTypeCondition(whole.propertyType),
    eq(listings.state, whole.state),
    whole.city === "" ? undefined : equalsIgnoreCase(listings.city, whole.city),
    whole.county === "" ? undefined : equalsIgnoreCase(listings.county, whole.county),
    whole.isImageNull === undefined ? undefined : eq(listings.hasImage, whole.isImageNull === "N"),
  );
  const rows = await db
    .select({ record: listings.record })
    .from(listings)
    .where(condition)
    .orderBy(asc(listings.position))
    .limit(whole.homesPerGroup)
    .offset(whole.currentPage * whole.homesPerGroup);
  return {
    homes: rows.map((row) => serializeListing(row.record, urls)),
    currentPage: whole.currentPage,
    homesPerGroup: whole.homesPerGroup,
    totalCount: await db.$count(listings, condition),
  };
}

function propertyTypeCondition(type: HomePropertyType) {
  if (type === "land") return eq(listings.propertyType, "Land");
  const inSubTypes = inArray(listings.propertySubType, subTypes[type]);
  return type === "multi_family"
    ? or(inSubTypes, eq(listings.propertyType, "ResidentialIncome"))
    : inSubTypes;
}

function equalsIgnoreCase(column: typeof listings.city | typeof listings.county, text: string) {
  return eq(sql`lower(${column})`, text.trim().toLowerCase());
}

/**
 * Lists one page of an agent's listings: as agent, co-agent or (closed ones) buyer's agent. An empty market
 * means both. An unknown license returns an empty list.
 */
async function listAgentListings(
  { db, urls }: HomeContext,
  { licenseNumber, market, searchType, currentPage = 0 }: z.infer<typeof agentQuery>,
): Promise<Listing[]> {
  const isClosed = searchType === "sold" || searchType === "rented";
  const rows = await db
    .select({ record: listings.record })
    .from(listings)
    .where(
      and(
        agentCondition(licenseNumber, { asBuyersAgent: isClosed }),
        market === "" ? undefined : eq(listings.market, market),
        searchTypeCondition(searchType),
      ),
    )
    .orderBy(asc(listings.position))
    .limit(limits.agentListingsPerPage)
    .offset(currentPage * limits.agentListingsPerPage);
  return rows.map((row) => serializeListing(row.record, urls));
}

function agentCondition(licenseNumber: string, { asBuyersAgent }: { asBuyersAgent: boolean }) {
  const licenses = normalizeLicenses(licenseNumber);
  return or(
    inArray(listings.listAgentLicense, licenses),
    inArray(listings.coListAgentLicense, licenses),
    asBuyersAgent ? inArray(listings.buyerAgentLicense, licenses) : undefined,
  );
}

/**
 * Finds whether an agent's listing is shown or off the market. A listing that may not be displayed on
 * the internet is unknown.
 */
async function findListingStatus(
  { db }: HomeContext,
  { licenseNumber, market, listingKey }: z.infer<typeof listingStatusQuery>,
): Promise<ListingStatus> {
  const condition = and(
    eq(listings.listingKey, listingKey),
    eq(listings.displayable, true),
    market === "" ? undefined : eq(listings.market, market),
    or(
      and(
        eq(listings.standardStatus, "Closed"),
        agentCondition(licenseNumber, { asBuyersAgent: true }),
      ),
      agentCondition(licenseNumber, { asBuyersAgent: false }),
    ),
  );
  const [row] = await db
    .select({ status: listings.standardStatus })
    .from(listings)
    .where(condition)
    .limit(1);
  if (!row) return { status: "unknown" };
  if (withdrawnStatuses.includes(row.status)) return { status: "withdrawn" };
  const isShown = row.status === "Closed" || onMarketStatuses.includes(row.status);
  return { status: isShown ? "listed" : "unknown" };
}

/**
 * Condition for a search type: depends on the property type (lease or not) and status, never on the
 * price. Excludes listings that may not be displayed on the internet.
 */
function searchTypeCondition(searchType: SearchType): SQL | undefined {
  const isLease = like(listings.propertyType, "%Lease");
  const wantsLease = searchType === "rent" || searchType === "rented";
  const wantsClosed = searchType === "sold" || searchType === "rented";
  return and(
    eq(listings.displayable, true),
    wantsLease ? isLease : not(isLease),
    wantsClosed
      ? eq(listings.standardStatus, "Closed")
      : inArray(listings.standardStatus, onMarketStatuses),
  );
}

/** FMLS permits only the first image of a closed listing; the other market has no such rule. */
function photoLimit(listing: Listing): number {
  const isClosed = listing.standardStatus === "Closed";
  return isClosed && listing.originatingSystemName === "FMLS" ? 1 : Infinity;
}

function serializeListing(record: ListingRecord, urls: MediaUrls): Listing {
  // Records were parsed by the `listing` schema before they were stored.
  const listing = record as Listing;
  if (!listing.media) return listing;
  return {
    ...listing,
    media: listing.media
      .slice(0, photoLimit(listing))
      .map((item) => ({ ...item, mediaURL: urls.toPublic(item.mediaURL) })),
  };
}
