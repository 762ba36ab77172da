import * as z from "zod";
import { limits } from "../rules/limits.ts";
import { checkSlug } from "../rules/slug.ts";
import { checkWebAddress } from "../rules/web-address.ts";
import { checkedText, choice, moment, openObject } from "../schema/fields.ts";

/** Homepages in one answer of `GET /v1/realtor-sitemap`, at most. */
export const sitemapPageSize = 1000;

/** What a sitemap says of one published homepage. */
export const sitemapEntry = openObject({
  desiredUrl: checkedText(checkSlug),
  hompageUrl: checkedText(checkWebAddress).optional(),
  updatedAt: moment,
  /** The languages it is written in (`writtenLangs`). */
  langs: z.array(choice(["ko", "en", "ja"])).min(1),
});

/** The query: the entries after this `desiredUrl`, in the order of their lower case. */
export const sitemapQuery = z.object({
  after: z.string().max(limits.slug.max, { error: "text.tooLong" }).optional(),
});

export const sitemapPage = z.array(sitemapEntry).max(sitemapPageSize);

export type SitemapEntry = z.infer<typeof sitemapEntry>;
