import { completeHomeQuery, onMarketStatuses, withdrawnStatuses } from "@realtor/api/home";
import type {
  HomeList,
  HomePropertyStatus,
  HomePropertyType,
  Listing,
  ListingStatus,
} from "@realtor/api/home";
import { homeRoutes as routes } from "@realtor/api/home-schemas";
import type { agentQuery, homeQuery, listingStatusQuery } from "@realtor/api/home-schemas";
import { limits, type Market } from "@realtor/api/rules";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { z } from "zod";

import type { Db } from "../db/open-db.ts";
import { listings } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import { readMarketLicenses } from "./listing-row.ts";

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
    isShown(),
    eq(listings.searchType, whole.type),
    closed ? undefined : inArray(listings.standardStatus, statuses[whole.propertyStatus]),
    propertyTypeCondition(whole.propertyType),
    eq(listings.state, whole.state),
    whole.city === "" ? undefined : equalsIgnoreCase(listings.city, whole.city),
    whole.county === "" ? undefined : equalsIgnoreCase(listings.county, whole.county),
    whole.isImageNull === undefined ? undefined : eq(listings.hasImage, whole.isImageNull === "N"),
  );
  const rows = await db
    .select(shownColumns)
    .from(listings)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(whole.homesPerGroup)
    .offset(whole.currentPage * whole.homesPerGroup);
  return {
    homes: rows.map((row) => serializeListing(row, urls)),
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
    .select(shownColumns)
    .from(listings)
    .where(
      and(
        isShown(),
        eq(listings.searchType, searchType),
        market === "" ? undefined : eq(listings.market, market),
        agentCondition(licenseNumber, market, { asBuyersAgent: isClosed }),
      ),
    )
    .orderBy(asc(listings.position), ...newestFirst)
    .limit(limits.agentListingsPerPage)
    .offset(currentPage * limits.agentListingsPerPage);
  return rows.map((row) => serializeListing(row, urls));
}

function agentCondition(
  licenseNumber: string,
  market: Market | "",
  { asBuyersAgent }: { asBuyersAgent: boolean },
): SQL | undefined {
  const licenses = readMarketLicenses(licenseNumber, market);
  if (licenses.length === 0) return sql`false`;
  return or(
    ...licenses.map(({ market: ofMarket, number }) =>
      and(
        ofMarket === "" ? undefined : eq(listings.market, ofMarket),
        or(
          eq(listings.listAgentLicense, number),
          eq(listings.coListAgentLicense, number),
          asBuyersAgent ? eq(listings.buyerAgentLicense, number) : undefined,
        ),
      ),
    ),
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
        agentCondition(licenseNumber, market, { asBuyersAgent: true }),
      ),
      agentCondition(licenseNumber, market, { asBuyersAgent: false }),
    ),
  );
  const [row] = await db
    .select({ status: listings.standardStatus, goneAt: listings.goneAt })
    .from(listings)
    .where(condition)
    .limit(1);
  if (!row) return { status: "unknown" };
  if (row.goneAt || withdrawnStatuses.includes(row.status)) return { status: "withdrawn" };
  const isListed = row.status === "Closed" || onMarketStatuses.includes(row.status);
  return { status: isListed ? "listed" : "unknown" };
}

/** Condition: may be displayed on the internet, its source has it, and no listing of a feed took its place. */
function isShown(): SQL {
  return sql`(${listings.displayable} and ${listings.goneAt} is null and ${listings.replacedBy} is null)`;
}

/** The key decides between homes of one day, so that no home is on two pages. */
const newestFirst = [sql`${listings.listedOn} desc nulls last`, asc(listings.listingKey)];

type ShownColumns = Pick<typeof listings.$inferSelect, keyof typeof shownColumns>;

const shownColumns = {
  record: listings.record,
  media: listings.media,
  openHouses: listings.openHouses,
};

/** FMLS permits only the first image of a closed listing; the other market has no such rule. */
function photoLimit(listing: Listing): number {
  const isClosed = listing.standardStatus === "Closed";
  return isClosed && listing.originatingSystemName === "FMLS" ? 1 : Infinity;
}

function serializeListing({ record, media, openHouses }: ShownColumns, urls: MediaUrls): Listing {
  // Records were parsed by the `listing` schema before they were stored.
  const listing = {
    ...record,
    ...(media && { media }),
    ...(openHouses && { openHouses }),
  } as Listing;
  if (!listing.media) return listing;
  return {
    ...listing,
    media: listing.media
      .slice(0, photoLimit(listing))
      .map((item) => ({ ...item, mediaURL: urls.toPublic(item.mediaURL) })),
  };
}
