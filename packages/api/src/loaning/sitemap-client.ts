import type { Http } from "../http/http.ts";
import type { SitemapEntry } from "./sitemap.schema.ts";

/**
 * GET /v1/realtor-sitemap → 200, the published homepages that are not samples, by `desiredUrl`: at most
 * a thousand after `after`; an empty list is the end. No token.
 */
export async function listSitemap(http: Http, after?: string): Promise<SitemapEntry[]> {
  const answer = await http<SitemapEntry[]>("/v1/realtor-sitemap", {
    success: 200,
    skipToken: true,
    ...(after !== undefined && { query: { after } }),
  });
  return answer.data;
}
