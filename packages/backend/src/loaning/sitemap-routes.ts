import { createRoute } from "@hono/zod-openapi";
import { sitemapPage, sitemapQuery } from "@realtor/api/loaning-schemas";

import { jsonResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { listSitemap } from "./list-sitemap.ts";
import type { LoaningContext } from "./loaning-context.ts";

const list = createRoute({
  method: "get",
  path: "/v1/realtor-sitemap",
  summary: "Sitemap entries of the published homepages, without samples",
  request: { query: sitemapQuery },
  responses: {
    200: jsonResponse(
      "At most 1000 entries, sorted by desiredUrl; an empty list ends the pagination",
      sitemapPage,
    ),
    ...problemResponses(400),
  },
});

/** `/v1/realtor-sitemap`: public, like the pages it lists. */
export function sitemapRoutes(context: LoaningContext): App {
  const app = createRouter();
  app.openapi(list, async (c) =>
    c.json(await listSitemap(context, c.req.valid("query").after), 200),
  );
  return app;
}
