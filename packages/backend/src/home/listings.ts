import { completeHomeQuery, onMarketStatuses, withdrawnStatuses } from "@realtor/api/home";
import type { HomeList, HomePropertyStatus, Listing, ListingStatus } from "@realtor/api/home";
import { homeRoutes as routes } from "@realtor/api/home-schemas";
import type { agentQuery, homeQuery, listingStatusQuery } from "@realtor/api/home-schemas";
import { limits } from "@realtor/api/rules";
import { and, asc, eq, inArray, not, sql } from "drizzle-orm";
import type { z } from "zod";

import { listings } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { isHiddenBy, isListedBy, isOfAgent, isShown } from "./shown-homes.ts";
import { findHome } from "./find-home.ts";
import { mayBeInArea } from "./market-rules.ts";
import { readMarketLicenses } from "./listing-row.ts";
import { readPublishedWords } from "./published-words.ts";
import { type HomeContext, serializeListed, shownColumns } from "./serialize-listing.ts";

const marketSeconds = 3600;

/** `/cozying-api/v1`: the home service. No route requires a token. */
export function homeRoutes(context: HomeContext): App {
  const app = createRouter();
  app.openapi(contractRoute(routes, "GET /cozying-api/v1/home/list"), async (c) =>
    c.json(await listHomes(context, c.req.valid("query")), 200),
  );
  app.openapi(contractRoute(routes, "GET /cozying-api/v1/home"), async (c) =>
    c.json(await findHome(context, c.req.valid("query")), 200),
  );
  app.openapi(contractRoute(routes, "GET /cozying-api/v1/agent"), async (c) =>
    c.json(await listAgentListings(context, c.req.valid("query")), 200),
  );
  app.openapi(contractRoute(routes, "GET /cozying-api/v1/agent/listing-status"), async (c) =>
    c.json(await findListingStatus(context, c.req.valid("query")), 200),
  );
  app.openapi(contractRoute(routes, "GET /cozying-api/v1/markets"), (c) => {
    c.header("cache-control", `public, max-age=${marketSeconds}`);
    return c.json([...context.markets], 200);
  });
  return app;
}

const statuses: Record<HomePropertyStatus, string[]> = {
  active: ["Active"],
  pending: ["Pending", "ActiveUnderContract"],
  coming_soon: ["ComingSoon"],
  closed: ["Closed"],
};

/**
 * Lists one page of a city's homes. The types `sold` and `rented` imply the status closed, so
 * `propertyStatus` applies only to the other two.
 */
async function listHomes(
  context: HomeContext,
  query: z.infer<typeof homeQuery>,
): Promise<HomeList> {
  const { db, markets } = context;
  const { county, ...rest } = query;
  const whole = completeHomeQuery(county === undefined ? rest : { ...rest, county });
  const closed = whole.type === "sold" || whole.type === "rented";
  const condition = and(
    isShown(),
    mayBeInArea(markets),
    eq(listings.searchType, whole.type),
    // Redundant for closed ones, but the order of the index begins after the status.
    inArray(listings.standardStatus, statuses[closed ? "closed" : whole.propertyStatus]),
    eq(listings.homeKind, whole.propertyType),
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
    homes: rows.map((row) => serializeListed(context, row)),
    currentPage: whole.currentPage,
    homesPerGroup: whole.homesPerGroup,
    totalCount: await db.$count(listings, condition),
  };
}

function equalsIgnoreCase(column: typeof listings.city | typeof listings.county, text: string) {
  return eq(sql`lower(${column})`, text.trim().toLowerCase());
}

/**
 * Lists one page of an agent's listings: as agent, co-agent or (closed ones) buyer's agent. An empty market
 * means both. An unknown license returns an empty list.
 */
async function listAgentListings(
  context: HomeContext,
  { licenseNumber, market, searchType, currentPage = 0 }: z.infer<typeof agentQuery>,
): Promise<Listing[]> {
  const isClosed = searchType === "sold" || searchType === "rented";
  const licenses = readMarketLicenses(licenseNumber, market);
  const rows = await context.db
    .select(shownColumns)
    .from(listings)
    .where(
      and(
        isShown(),
        eq(listings.searchType, searchType),
        market === "" ? undefined : eq(listings.market, market),
        isOfAgent(licenses, { asBuyersAgent: isClosed }),
        not(isHiddenBy(licenses)),
      ),
    )
    .orderBy(asc(listings.position), ...newestFirst)
    .limit(limits.agentListingsPerPage)
    .offset(currentPage * limits.agentListingsPerPage);
  const keys = rows.map(({ listingKey }) => listingKey);
  const words = await readPublishedWords(context.db, licenses, keys);
  return rows.map((row) => serializeListed(context, row, words));
}

/**
 * Finds whether an agent's listing is shown or off the market; one that the agent hides counts as off. A listing that may not be displayed on
 * the internet is unknown.
 */
async function findListingStatus(
  { db }: HomeContext,
  { licenseNumber, market, listingKey }: z.infer<typeof listingStatusQuery>,
): Promise<ListingStatus> {
  const licenses = readMarketLicenses(licenseNumber, market);
  const condition = and(
    eq(listings.listingKey, listingKey),
    eq(listings.displayable, true),
    market === "" ? undefined : eq(listings.market, market),
    isListedBy(licenses),
  );
  const [row] = await db
    .select({
      status: listings.standardStatus,
      isOff: sql<boolean>`(${listings.goneAt} is not null or ${isHiddenBy(licenses)})`,
    })
    .from(listings)
    .where(condition)
    .limit(1);
  if (!row) return { status: "unknown" };
  if (row.isOff || withdrawnStatuses.includes(row.status)) return { status: "withdrawn" };
  const isListed = row.status === "Closed" || onMarketStatuses.includes(row.status);
  return { status: isListed ? "listed" : "unknown" };
}

/** The key decides between homes of one day, so that no home is on two pages. */
const newestFirst = [sql`${listings.listedOn} desc nulls last`, asc(listings.listingKey)];
