import type * as z from "zod";
import { limits } from "../rules/limits.ts";
import { openObject, text } from "../schema/fields.ts";

const seoTexts = openObject({
  title: text(limits.seoTitle).optional(),
  description: text(limits.seoDescription).optional(),
  keywords: text(limits.seoKeywords).optional(),
  author: text(limits.seoAuthor).optional(),
});

/** Title and meta texts by language; see `docs/spec/profile.md#seo`. */
export const seoMeta = openObject({
  ko: seoTexts.optional(),
  en: seoTexts.optional(),
  ja: seoTexts.optional(),
});

export type SeoTexts = z.infer<typeof seoTexts>;
export type SeoMeta = z.infer<typeof seoMeta>;
