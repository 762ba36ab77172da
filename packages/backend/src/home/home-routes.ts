import { createRoute } from "@hono/zod-openapi";
import { agentListings, agentQuery, homeList, homeQuery } from "@realtor/api/home-schemas";

import { jsonResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { listAgentListings } from "./list-agent-listings.ts";
import { listHomes } from "./list-homes.ts";
import type { HomeContext } from "./home-context.ts";

const homes = createRoute({
  method: "get",
  path: "/cozying-api/v1/home/list",
  summary: "Homes of a city, a page at a time",
  request: { query: homeQuery },
  responses: { 200: jsonResponse("Homes", homeList), ...problemResponses(400) },
});

const agent = createRoute({
  method: "get",
  path: "/cozying-api/v1/agent",
  summary: "Listings of the agent with this license, of one search type",
  request: { query: agentQuery },
  responses: { 200: jsonResponse("Listings", agentListings), ...problemResponses(400) },
});

/** `/cozying-api/v1`: the home service. No route requires a token. */
export function homeRoutes(context: HomeContext): App {
  const app = createRouter();
  app.openapi(homes, async (c) => c.json(await listHomes(context, c.req.valid("query")), 200));
  app.openapi(agent, async (c) =>
    c.json(await listAgentListings(context, c.req.valid("query")), 200),
  );
  return app;
}
