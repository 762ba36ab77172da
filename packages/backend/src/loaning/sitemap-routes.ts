import { createRoute } from "@hono/zod-openapi";
import { sitemapPage, sitemapQuery } from "@realtor/api/loaning-schemas";

import { jsonAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { listSitemap } from "./list-sitemap.ts";
import type { LoaningContext } from "./loaning-context.ts";

const list = createRoute({
  method: "get",
  path: "/v1/realtor-sitemap",
  summary: "Published homepages that are not samples, with what a sitemap says of them",
  request: { query: sitemapQuery },
  responses: {
    200: jsonAnswer("At most a thousand, by desiredUrl; an empty list is the end", sitemapPage),
    ...problemAnswers(400),
  },
});

/** `/v1/realtor-sitemap`: for everybody, as it says only what the pages themselves say. */
export function sitemapRoutes(context: LoaningContext): App {
  const app = createApp();
  app.openapi(list, async (c) =>
    c.json(await listSitemap(context, c.req.valid("query").after), 200),
  );
  return app;
}
