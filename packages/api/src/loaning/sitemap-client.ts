import type { Http } from "../http/http.ts";
import type { SitemapEntry } from "./sitemap.schema.ts";

/**
 * GET /v1/realtor-sitemap → 200, published homepages without samples, sorted by `desiredUrl`: at
 * most 1000 after `after`; an empty list ends the pagination. No token.
 */
export async function listSitemap(http: Http, after?: string): Promise<SitemapEntry[]> {
  const response = await http<SitemapEntry[]>("/v1/realtor-sitemap", {
    success: 200,
    skipToken: true,
    ...(after !== undefined && { query: { after } }),
  });
  return response.data;
}
