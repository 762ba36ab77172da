import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import { completeHomeQuery } from "./home-query.ts";
import type { HomeQuery } from "./home-query.ts";
import type { AgentQuery, ListingStatusQuery } from "./routes.ts";

/**
 * Returns one page of homes. Omitted parameters have the values of `homeQueryDefaults`.
 * @throws {ApiError} 400 for an invalid query.
 */
export function listHomes(http: Http, query: Partial<HomeQuery> = {}) {
  return callForData(http, "GET /cozying-api/v1/home/list", { query: completeHomeQuery(query) });
}

/**
 * Returns an agent's listings of one search type, without a token.
 * @throws {ApiError} 400, 404 (unknown license), 503.
 */
export function listAgentListings(http: Http, query: AgentQuery) {
  return callForData(http, "GET /cozying-api/v1/agent", { query, skipToken: true });
}

/**
 * Returns whether an agent's listing is shown or off the market, without a token. A listing of another
 * agent is unknown.
 * @throws {ApiError} 400, 503.
 */
export function getListingStatus(http: Http, query: ListingStatusQuery) {
  return callForData(http, "GET /cozying-api/v1/agent/listing-status", { query, skipToken: true });
}
