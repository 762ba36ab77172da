import type { Http } from "../http/http.ts";
import type { Market } from "../rules/market.ts";
import type { SearchType } from "./choices.ts";
import { completeHomeQuery } from "./home-query.ts";
import type { HomeQuery } from "./home-query.ts";
import type { HomeList, Listing } from "./listing.schema.ts";

/**
 * GET /cozying-api/v1/home/list → 200, one page of homes. Omitted parameters have the values of
 * `homeQueryDefaults`.
 * @throws {ApiError} 400 for an invalid query.
 */
export async function listHomes(http: Http, query: Partial<HomeQuery> = {}): Promise<HomeList> {
  const whole = completeHomeQuery(query);
  const path = "/cozying-api/v1/home/list";
  return (await http<HomeList>(path, { success: 200, query: { ...whole } })).data;
}

export interface AgentQuery {
  licenseNumber: string;
  market: Market | "";
  searchType: SearchType;
}

/**
 * GET /cozying-api/v1/agent → 200, an agent's listings of one search type, without a token.
 * @throws {ApiError} 400, 404 (unknown license), 503.
 */
export async function listAgentListings(http: Http, query: AgentQuery): Promise<Listing[]> {
  const call = { success: 200, query: { ...query }, skipToken: true } as const;
  return (await http<Listing[]>("/cozying-api/v1/agent", call)).data;
}
