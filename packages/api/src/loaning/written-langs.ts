import type { Lang } from "../locales.ts";
import type { RealtorProfileInput } from "./profile.schema.ts";

/** What of a profile tells the languages its agent wrote in. */
export type WrittenTexts = Pick<
  RealtorProfileInput,
  "aboutMeKr" | "aboutMeEn" | "seoMeta" | "presentation"
>;

/**
 * The languages an agent wrote anything in: about, tagline or head texts. A homepage is announced to
 * search engines in these only, since the others repeat another language's text (DECISIONS section 3).
 * All three for a profile without any text, whose page is the site's own words alone.
 */
export function writtenLangs(profile: WrittenTexts): readonly Lang[] {
  const { presentation: look, seoMeta: seo } = profile;
  const texts: Record<Lang, readonly unknown[]> = {
    ko: [profile.aboutMeKr, look?.taglineKr, seo?.ko?.title, seo?.ko?.description],
    en: [profile.aboutMeEn, look?.taglineEn, seo?.en?.title, seo?.en?.description],
    ja: [look?.aboutMeJa, look?.taglineJa, seo?.ja?.title, seo?.ja?.description],
  };
  const written = langs.filter((lang) => texts[lang].some(isText));
  return written.length > 0 ? written : langs;
}

const langs = ["ko", "en", "ja"] as const satisfies readonly Lang[];

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
