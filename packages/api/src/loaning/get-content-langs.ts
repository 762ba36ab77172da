import type { Lang } from "../locales.ts";
import type { RealtorProfileInput } from "./profile.schema.ts";

/** The texts that determine the languages of a homepage. */
export type LocalizedTexts = Pick<
  RealtorProfileInput,
  "aboutMeKr" | "aboutMeEn" | "seoMeta" | "presentation"
>;

/**
 * Returns the languages in which the agent wrote any about, tagline or SEO text. A homepage is
 * announced to search engines in these only, since the others repeat another language's text. All
 * three for a profile without any text.
 */
export function getContentLangs(profile: LocalizedTexts): readonly Lang[] {
  const { presentation, seoMeta: seo } = profile;
  const texts: Record<Lang, readonly unknown[]> = {
    ko: [profile.aboutMeKr, presentation?.taglineKr, seo?.ko?.title, seo?.ko?.description],
    en: [profile.aboutMeEn, presentation?.taglineEn, seo?.en?.title, seo?.en?.description],
    ja: [presentation?.aboutMeJa, presentation?.taglineJa, seo?.ja?.title, seo?.ja?.description],
  };
  const written = langs.filter((lang) => texts[lang].some(isText));
  return written.length > 0 ? written : langs;
}

const langs = ["ko", "en", "ja"] as const satisfies readonly Lang[];

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
