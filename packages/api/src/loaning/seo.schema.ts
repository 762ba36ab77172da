import type * as z from "zod";
import { limits } from "../rules/limits.ts";
import { openObject, text } from "../schema/fields.ts";

const seoTexts = openObject({
  title: text(limits.seoTitle).optional(),
  description: text(limits.seoDescription).optional(),
  keywords: text(limits.seoKeywords).optional(),
  author: text(limits.seoAuthor).optional(),
});

/** Head texts by language: ko and en (SPEC section 3), ja beside them (DECISIONS 6). */
export const seoMeta = openObject({
  ko: seoTexts.optional(),
  en: seoTexts.optional(),
  ja: seoTexts.optional(),
});

export type SeoTexts = z.infer<typeof seoTexts>;
export type SeoMeta = z.infer<typeof seoMeta>;
