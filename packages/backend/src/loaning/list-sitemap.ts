import { type SitemapEntry, getContentLangs, type LocalizedTexts } from "@realtor/api/loaning";
import { sitemapPageSize } from "@realtor/api/loaning-schemas";
import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { realtors } from "../db/schema.ts";
import type { LoaningContext } from "./loaning-context.ts";

const order = sql<string>`lower(${realtors.desiredUrl}) collate "C"`;

/** Lists sitemap entries of the published homepages after `after`, without samples. */
export async function listSitemap(
  { db }: LoaningContext,
  after: string | undefined,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({
      desiredUrl: realtors.desiredUrl,
      updatedAt: realtors.updatedAt,
      hompageUrl: sql<string | null>`${realtors.profile}->>'hompageUrl'`,
      // Only the keys that determine the languages: a complete profile may be large.
      texts: sql<LocalizedTexts>`jsonb_strip_nulls(jsonb_build_object(
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
  return rows.map(({ desiredUrl, updatedAt, hompageUrl, texts }) => ({
    desiredUrl,
    ...(hompageUrl ? { hompageUrl } : {}),
    updatedAt: updatedAt.toISOString(),
    langs: [...getContentLangs(texts)],
  }));
}
