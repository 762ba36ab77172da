import type { SitemapEntry } from "@realtor/api/loaning";
import { loaningRoutes, sitemapPageSize } from "@realtor/api/loaning-schemas";
import { getContentLangs } from "@realtor/profile/languages";
import type { Wire } from "@realtor/profile/wire";
import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { realtors } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import type { LoaningContext } from "./stored-realtor.ts";

/** `/v1/realtor-sitemap`: public, like the pages it lists. */
export function sitemapRoutes(context: LoaningContext): App {
  const app = createRouter();
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor-sitemap"), async (c) =>
    c.json(await listSitemap(context, c.req.valid("query").after), 200),
  );
  return app;
}

const order = sql<string>`lower(${realtors.desiredUrl}) collate "C"`;

async function listSitemap(
  { db }: LoaningContext,
  after: string | undefined,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({
      id: realtors.id,
      desiredUrl: realtors.desiredUrl,
      updatedAt: realtors.updatedAt,
      hompageUrl: sql<string | null>`${realtors.profile}->>'hompageUrl'`,
      // Only the keys that determine the languages: a complete profile may be large.
      texts: sql<Wire>`jsonb_strip_nulls(jsonb_build_object(
        'aboutMeKr', ${realtors.profile}->'aboutMeKr',
        'aboutMeEn', ${realtors.profile}->'aboutMeEn',
        'seoMeta', ${realtors.profile}->'seoMeta',
        'presentation', ${realtors.profile}->'presentation'))`,
    })
    .from(realtors)
    .where(
      and(
        eq(realtors.published, true),
        isNull(realtors.sampleOrder),
        after === undefined ? undefined : gt(order, after.toLowerCase()),
      ),
    )
    .orderBy(order)
    .limit(sitemapPageSize);
  return rows.map(({ id, desiredUrl, updatedAt, hompageUrl, texts }) => ({
    id,
    desiredUrl,
    ...(hompageUrl ? { hompageUrl } : {}),
    updatedAt: updatedAt.toISOString(),
    langs: [...getContentLangs(texts)],
  }));
}
