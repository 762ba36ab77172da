import type { Lang } from "../locales.ts";
import { sectionTypes } from "./choices.ts";
import type { PhotoPath } from "./choices.ts";
import type { Photo } from "./photos.schema.ts";
import type { RealtorProfileInput } from "./profile.schema.ts";
import type { AdditionalSection, KnownSection } from "./section.schema.ts";

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

/** URLs of a photo's two sizes; equal if only one is stored. */
export interface PhotoPair {
  thumbnail: string;
  fullsize: string;
}

/**
 * Returns the photos of one path in order. The first thumbnail belongs to the first fullsize, and
 * so on; see `docs/spec/profile.md#photos`.
 */
export function pairPhotos(photos: readonly Photo[] | undefined, path: PhotoPath): PhotoPair[] {
  const ofType = (imageType: string) =>
    (photos ?? []).filter((photo) => photo.path === path && photo.imageType === imageType);
  const thumbnails = ofType("thumbnail");
  const fullsizes = ofType("fullsize");
  const longer = thumbnails.length > fullsizes.length ? thumbnails : fullsizes;
  return longer.map((photo, index) => ({
    thumbnail: thumbnails[index]?.url ?? photo.url,
    fullsize: fullsizes[index]?.url ?? photo.url,
  }));
}

/** Whether a section can be shown; other types are stored but not shown. */
export function isKnownSection(section: AdditionalSection): section is KnownSection {
  return (sectionTypes as readonly string[]).includes(section.type);
}
