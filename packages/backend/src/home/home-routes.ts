import { createRoute } from "@hono/zod-openapi";
import { agentListings, agentQuery, homeList, homeQuery } from "@realtor/api/home-schemas";

import { jsonAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { listAgentListings } from "./list-agent-listings.ts";
import { listHomes } from "./list-homes.ts";
import type { HomeContext } from "./home-context.ts";

const homes = createRoute({
  method: "get",
  path: "/cozying-api/v1/home/list",
  summary: "Homes of a city, a page at a time",
  request: { query: homeQuery },
  responses: { 200: jsonAnswer("Homes", homeList), ...problemAnswers(400) },
});

const agent = createRoute({
  method: "get",
  path: "/cozying-api/v1/agent",
  summary: "Listings of the agent with this licence, of one of the four search types",
  request: { query: agentQuery },
  responses: { 200: jsonAnswer("Listings", agentListings), ...problemAnswers(400) },
});

/** `/cozying-api/v1`: the home service. Nothing in it needs a token. */
export function homeRoutes(context: HomeContext): App {
  const app = createApp();
  app.openapi(homes, async (c) => c.json(await listHomes(context, c.req.valid("query")), 200));
  app.openapi(agent, async (c) =>
    c.json(await listAgentListings(context, c.req.valid("query")), 200),
  );
  return app;
}
