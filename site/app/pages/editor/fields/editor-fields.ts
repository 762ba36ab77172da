import type { ActivityRegion, AdditionalSection, Photo, Presentation } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import type { Draft } from "../draft/draft.ts";
import { etcInfoAt, flagAt, type Lens, listAt, numberAt, objectAt, textAt } from "../draft/lens.ts";

/** The twelve sections, in their order (DESIGN-LANGUAGE section 11). */
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
  /** Of the field's own type, which each entry below keeps. */
  readonly lens: Pick<Lens<unknown>, "get" | "pointer">;
  /** Most characters it takes. */
  readonly max?: number;
}

const text = (section: SectionId, max: number, ...keys: [string, ...string[]]) => ({
  section,
  max,
  lens: textAt(...keys),
});
const flag = (section: SectionId, key: string) => ({ section, lens: flagAt(key) });
const number = (section: SectionId, key: string) => ({ section, lens: numberAt(key) });
const etc = (section: SectionId, type: Parameters<typeof etcInfoAt>[0]) => ({
  section,
  max: limits.etcContent,
  lens: etcInfoAt(type),
});
const seo = (lang: "ko" | "en" | "ja", key: string, max: number) =>
  text("seo", max, "seoMeta", lang, key);

/**
 * Everything a person can change, by the name that its label has (`editor.field.<name>`): SPEC section
 * 3 and DECISIONS section 6. What counts as a change, a difference and a mistake is counted in these.
 */
export const fields = {
  nameKr: etc("basic", "korea_name"),
  nameEn: text("basic", limits.joinedName, "userName"),
  nameJa: text("basic", limits.joinedName, "presentation", "nameJa"),
  slug: text("basic", limits.slug.max, "desiredUrl"),
  agency: etc("basic", "home_list_realtor"),
  agencyKr: text("basic", limits.etcContent, "presentation", "brokerageKr"),
  agencyJa: text("basic", limits.etcContent, "presentation", "brokerageJa"),
  license: text("basic", limits.licenseNumber, "licenseNumber"),
  companyLicense: etc("basic", "company_license"),
  companyPhone: etc("basic", "company_phone"),
  companyFax: etc("basic", "company_fax"),
  companyAddress: etc("basic", "company_address"),
  career: text("basic", 10, "careerStart"),
  careerEnd: text("basic", 10, "careerEnd"),
  languages: { section: "basic", lens: listAt<string>("presentation", "languages") },
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
  zillow: etc("listings", "zillow_link"),
  photos: { section: "photos", lens: listAt<Photo>("photos") },
  focalPoints: {
    section: "photos",
    lens: objectAt<NonNullable<Presentation["focalPoints"]>>("presentation", "focalPoints"),
  },
  regions: { section: "regions", lens: listAt<ActivityRegion>("activityRegion") },
  video: text("video", limits.webAddress, "recommendedYoutubeUrl"),
  videoTitleKr: text("video", limits.sectionTitle, "presentation", "videoTitleKr"),
  videoTitleEn: text("video", limits.sectionTitle, "presentation", "videoTitleEn"),
  videoTitleJa: text("video", limits.sectionTitle, "presentation", "videoTitleJa"),
  extra: { section: "extra", lens: listAt<AdditionalSection>("additionalSections") },
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

/** Names of the fields whose value is a `Value`. */
export type FieldIdOf<Value> = {
  [Id in FieldId]: (typeof fields)[Id]["lens"] extends Lens<Value> ? Id : never;
}[FieldId];

export type TextFieldId = FieldIdOf<string>;

// Object.keys forgets the literal keys.
export const fieldIds = Object.keys(fields) as FieldId[];

/** The lens of any field, for code that only hands its values on. */
export function lensOf(field: FieldId): Lens<unknown> {
  // Values go back only to the lens they came from.
  return fields[field].lens as Lens<unknown>;
}

/** The field that a JSON pointer of the schema leads into; undefined for a key the editor has no field for. */
export function fieldAt(pointer: string, draft: Draft): FieldId | undefined {
  const inside = (field: FieldId) => {
    const start = fields[field].lens.pointer(draft);
    return pointer === start || pointer.startsWith(`${start}/`);
  };
  return fieldIds.find(inside);
}
