import * as z from "zod";
import { limits } from "../rules/limits.ts";
import { checkSlug } from "../rules/slug.ts";
import { checkWebAddress } from "../rules/web-address.ts";
import { checkedText, choice, dateTime, openObject } from "../schema/fields.ts";

/** Maximum number of entries in a response of `GET /v1/realtor-sitemap`. */
export const sitemapPageSize = 1000;

export const sitemapEntry = openObject({
  desiredUrl: checkedText(checkSlug),
  hompageUrl: checkedText(checkWebAddress).optional(),
  updatedAt: dateTime,
  /** The languages with text (`getContentLangs`). */
  langs: z.array(choice(["ko", "en", "ja"])).min(1),
});

/** The query: entries after this `desiredUrl` in lower-case order. */
export const sitemapQuery = z.object({
  after: z.string().max(limits.slug.max, { error: "text.tooLong" }).optional(),
});

export const sitemapPage = z.array(sitemapEntry).max(sitemapPageSize);

export type SitemapEntry = z.infer<typeof sitemapEntry>;
