import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import { limits } from "../rules/limits.ts";
import { completeHomeQuery } from "./home-query.ts";
import type { HomeQuery } from "./home-query.ts";
import type { Listing } from "./listing.schema.ts";
import type { AgentQuery, ListingStatusQuery, OneHomeQuery } from "./routes.ts";

/**
 * Returns one page of homes. Omitted parameters have the values of `homeQueryDefaults`.
 * @throws {ApiError} 400 for an invalid query.
 */
export function listHomes(http: Http, query: Partial<HomeQuery> = {}) {
  return callForData(http, "GET /cozying-api/v1/home/list", { query: completeHomeQuery(query) });
}

/** Pages that are read for one agent and search type, so that a faulty service cannot hold a request. */
const maxPages = 25;

/**
 * Returns all of an agent's listings of one search type, each once, page by page. A service that ignores
 * `currentPage` returns the same page again, which ends the list.
 * @throws {ApiError} 400, 404 (unknown license), 503.
 */
export async function listAllAgentListings(
  http: Http,
  query: Omit<AgentQuery, "currentPage">,
): Promise<Listing[]> {
  const found = new Map<string, Listing>();
  for (let currentPage = 0; currentPage < maxPages; currentPage += 1) {
    const before = found.size;
    const page = await listAgentListings(
      http,
      currentPage === 0 ? query : { ...query, currentPage },
    );
    for (const listing of page)
      if (!found.has(listing.listingKey)) found.set(listing.listingKey, listing);
    if (page.length !== limits.agentListingsPerPage || found.size === before) break;
  }
  return [...found.values()];
}

/**
 * Returns one page of an agent's listings of one search type, the first by default, without a token.
 * @throws {ApiError} 400, 404 (unknown license), 503.
 */
export function listAgentListings(http: Http, query: AgentQuery) {
  return callForData(http, "GET /cozying-api/v1/agent", { query, skipToken: true });
}

/**
 * Returns one home with all its photos, without a token: with a license one of that agent, otherwise one that the
 * rules of its market allow in the list of a city.
 * @throws {ApiError} 400, 404, 503.
 */
export function getHome(http: Http, query: OneHomeQuery) {
  return callForData(http, "GET /cozying-api/v1/home", { query, skipToken: true });
}

/**
 * Returns whether an agent's listing is shown or off the market, without a token. A listing of another
 * agent is unknown.
 * @throws {ApiError} 400, 503.
 */
export function getListingStatus(http: Http, query: ListingStatusQuery) {
  return callForData(http, "GET /cozying-api/v1/agent/listing-status", { query, skipToken: true });
}

/**
 * Returns the markets with their rules and notices, without a token.
 * @throws {ApiError} 503.
 */
export function listMarkets(http: Http) {
  return callForData(http, "GET /cozying-api/v1/markets", { skipToken: true });
}
