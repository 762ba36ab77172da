import type { Http } from "../http/http.ts";
import type { Market } from "../rules/market.ts";
import type { SearchType } from "./choices.ts";
import { completeHomeQuery } from "./home-query.ts";
import type { HomeQuery } from "./home-query.ts";
import type { HomeList, Listing } from "./listing.schema.ts";

/**
 * GET /cozying-api/v1/home/list → 200. What is not asked for is as SPEC section 7 has it: houses for
 * sale in Irvine, CA, the first 15. ApiError 400 for a query it does not know.
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
 * GET /cozying-api/v1/agent → 200, a list, without a token; empty for an agent who has none. A page
 * asks once for each of the four search types (SPEC section 7). ApiError 400, 404 (unknown licence), 503.
 */
export async function listAgentListings(http: Http, query: AgentQuery): Promise<Listing[]> {
  const call = { success: 200, query: { ...query }, skipToken: true } as const;
  return (await http<Listing[]>("/cozying-api/v1/agent", call)).data;
}
