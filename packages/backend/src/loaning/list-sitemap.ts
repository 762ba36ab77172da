import { type SitemapEntry, writtenLangs, type WrittenTexts } from "@realtor/api/loaning";
import { sitemapPageSize } from "@realtor/api/loaning-schemas";
import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { realtors } from "../db/schema.ts";
import type { LoaningContext } from "./loaning-context.ts";

const order = sql<string>`lower(${realtors.desiredUrl}) collate "C"`;

/** What a sitemap needs of the published homepages after `after`; the samples are nobody's to find. */
export async function listSitemap(
  { db }: LoaningContext,
  after: string | undefined,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({
      desiredUrl: realtors.desiredUrl,
      updatedAt: realtors.updatedAt,
      hompageUrl: sql<string | null>`${realtors.profile}->>'hompageUrl'`,
      // The rest of a profile may be large, and says nothing about its languages.
      texts: sql<WrittenTexts>`jsonb_strip_nulls(jsonb_build_object(
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
    langs: [...writtenLangs(texts)],
  }));
}
