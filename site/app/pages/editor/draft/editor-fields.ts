import type { ActivityRegion, AdditionalSection, Photo, Presentation } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import type { Draft } from "./draft.ts";
import {
  etcInfoLens,
  flagLens,
  type Lens,
  listLens,
  numberLens,
  objectLens,
  textLens,
} from "./lens.ts";

/** In form order. */
export const sectionIds = [
  "basic",
  "design",
  "hero",
  "stats",
  "about",
  "listings",
  "photos",
  "regions",
  "video",
  "extra",
  "contact",
  "seo",
] as const;

export type SectionId = (typeof sectionIds)[number];

interface Field {
  readonly section: SectionId;
  /** The value type is declared by each entry of `fields`. */
  readonly lens: Pick<Lens<unknown>, "get" | "pointer">;
  /** Maximum number of characters. */
  readonly max?: number;
}

const text = (section: SectionId, max: number, ...keys: [string, ...string[]]) => ({
  section,
  max,
  lens: textLens(...keys),
});
const flag = (section: SectionId, key: string) => ({ section, lens: flagLens(key) });
const number = (section: SectionId, key: string) => ({ section, lens: numberLens(key) });
const etcInfo = (section: SectionId, type: Parameters<typeof etcInfoLens>[0]) => ({
  section,
  max: limits.etcContent,
  lens: etcInfoLens(type),
});
const seo = (lang: "ko" | "en" | "ja", key: string, max: number) =>
  text("seo", max, "seoMeta", lang, key);

/**
 * All editable fields. The key is the suffix of the label id (`editor.field.<key>`) and the unit of
 * changes, conflicts and errors. See docs/spec/profile.md#fields.
 */
export const fields = {
  nameKr: etcInfo("basic", "korea_name"),
  nameEn: text("basic", limits.joinedName, "userName"),
  nameJa: text("basic", limits.joinedName, "presentation", "nameJa"),
  slug: text("basic", limits.slug.max, "desiredUrl"),
  agency: etcInfo("basic", "home_list_realtor"),
  agencyKr: text("basic", limits.etcContent, "presentation", "brokerageKr"),
  agencyJa: text("basic", limits.etcContent, "presentation", "brokerageJa"),
  license: text("basic", limits.licenseNumber, "licenseNumber"),
  companyLicense: etcInfo("basic", "company_license"),
  companyPhone: etcInfo("basic", "company_phone"),
  companyFax: etcInfo("basic", "company_fax"),
  companyAddress: etcInfo("basic", "company_address"),
  career: text("basic", 10, "careerStart"),
  careerEnd: text("basic", 10, "careerEnd"),
  languages: { section: "basic", lens: listLens<string>("presentation", "languages") },
  madeForRealtor: flag("basic", "madeForRealtor"),
  template: text("design", 20, "presentation", "template"),
  color: text("design", 7, "designMainColor"),
  darkHero: flag("design", "designMainDarkMode"),
  darkContent: flag("design", "contentDarkMode"),
  fontSize: number("design", "designFontSize"),
  taglineKr: text("hero", limits.tagline, "presentation", "taglineKr"),
  taglineEn: text("hero", limits.tagline, "presentation", "taglineEn"),
  taglineJa: text("hero", limits.tagline, "presentation", "taglineJa"),
  salesCount: number("stats", "salesCount"),
  lastYear: number("stats", "lastYearSalesTotal"),
  aboutKr: text("about", limits.about, "aboutMeKr"),
  aboutEn: text("about", limits.about, "aboutMeEn"),
  aboutJa: text("about", limits.about, "presentation", "aboutMeJa"),
  zillow: etcInfo("listings", "zillow_link"),
  photos: { section: "photos", lens: listLens<Photo>("photos") },
  focalPoints: {
    section: "photos",
    lens: objectLens<NonNullable<Presentation["focalPoints"]>>("presentation", "focalPoints"),
  },
  regions: { section: "regions", lens: listLens<ActivityRegion>("activityRegion") },
  video: text("video", limits.webAddress, "recommendedYoutubeUrl"),
  videoTitleKr: text("video", limits.sectionTitle, "presentation", "videoTitleKr"),
  videoTitleEn: text("video", limits.sectionTitle, "presentation", "videoTitleEn"),
  videoTitleJa: text("video", limits.sectionTitle, "presentation", "videoTitleJa"),
  extra: { section: "extra", lens: listLens<AdditionalSection>("additionalSections") },
  phone: text("contact", limits.phone, "contactPhone"),
  email: text("contact", limits.email, "email"),
  website: text("contact", limits.webAddress, "hompageUrl"),
  kakao: text("contact", limits.webAddress, "kakaoLink"),
  line: text("contact", limits.webAddress, "presentation", "lineLink"),
  instagram: text("contact", limits.webAddress, "snsInstagramUrl"),
  youtube: text("contact", limits.webAddress, "snsYoutubeUrl"),
  seoTitleKo: seo("ko", "title", limits.seoTitle),
  seoDescKo: seo("ko", "description", limits.seoDescription),
  seoKeywordsKo: seo("ko", "keywords", limits.seoKeywords),
  seoAuthorKo: seo("ko", "author", limits.seoAuthor),
  seoTitleEn: seo("en", "title", limits.seoTitle),
  seoDescEn: seo("en", "description", limits.seoDescription),
  seoKeywordsEn: seo("en", "keywords", limits.seoKeywords),
  seoAuthorEn: seo("en", "author", limits.seoAuthor),
  seoTitleJa: seo("ja", "title", limits.seoTitle),
  seoDescJa: seo("ja", "description", limits.seoDescription),
  seoKeywordsJa: seo("ja", "keywords", limits.seoKeywords),
  seoAuthorJa: seo("ja", "author", limits.seoAuthor),
} as const satisfies Record<string, Field>;

export type FieldId = keyof typeof fields;

/** Ids of the fields with a `Value`. */
type FieldIdOf<Value> = {
  [Id in FieldId]: (typeof fields)[Id]["lens"] extends Lens<Value> ? Id : never;
}[FieldId];

export type TextFieldId = FieldIdOf<string>;

// Object.keys returns string[].
export const fieldIds = Object.keys(fields) as FieldId[];

/** The lens of a field as `Lens<unknown>`, for code that only passes values through. */
export function getLens(field: FieldId): Lens<unknown> {
  // Callers pass values only to the lens that returned them.
  return fields[field].lens as Lens<unknown>;
}

/**
 * The field that contains the value at a JSON pointer of the profile; undefined for keys without a
 * field.
 */
export function findFieldByPointer(pointer: string, draft: Draft): FieldId | undefined {
  const inside = (field: FieldId) => {
    const start = fields[field].lens.pointer(draft);
    return pointer === start || pointer.startsWith(`${start}/`);
  };
  return fieldIds.find(inside);
}
