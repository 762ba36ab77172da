import type { Lang } from "../locales.ts";
import { sectionTypes, siteLanguages } from "./choices.ts";
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
 * Returns the languages in which a homepage is announced to search engines: those with any about,
 * tagline or SEO text, since the others repeat another language's text, and of these the ones that
 * the agent chose for the homepage. All three for a profile without any text.
 */
export function getContentLangs(profile: LocalizedTexts): readonly Lang[] {
  const { presentation, seoMeta: seo } = profile;
  const texts: Record<Lang, readonly unknown[]> = {
    ko: [profile.aboutMeKr, presentation?.taglineKr, seo?.ko?.title, seo?.ko?.description],
    en: [profile.aboutMeEn, presentation?.taglineEn, seo?.en?.title, seo?.en?.description],
    ja: [presentation?.aboutMeJa, presentation?.taglineJa, seo?.ja?.title, seo?.ja?.description],
  };
  const written = siteLanguages.filter((lang) => texts[lang].some(isText));
  if (written.length === 0) return siteLanguages;
  const chosen = getChosenLangs(profile);
  const announced = written.filter((lang) => chosen.length === 0 || chosen.includes(lang));
  // A published homepage is announced in one language at least.
  return announced.length > 0 ? announced : written;
}

/** Returns the languages that the agent chose for the homepage; empty without a choice. */
export function getChosenLangs({ presentation }: Pick<LocalizedTexts, "presentation">): Lang[] {
  // The columns of a stored profile are not validated again.
  const chosen: readonly unknown[] = presentation?.siteLanguages ?? [];
  return siteLanguages.filter((lang) => chosen.includes(lang));
}

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
