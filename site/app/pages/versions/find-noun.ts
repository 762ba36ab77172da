import { photoPaths, type PhotoPath } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import {
  type FieldId,
  fieldIds,
  fields,
  getLens,
} from "#app/profile-editor/fields/profile-fields.ts";
import type { Noun } from "./noun-messages.ts";

/** A changed thing: what it is, and in which language if it is a text. */
export interface Change {
  noun: Noun;
  lang: Lang | undefined;
  /** Number of things that are counted; 0 where it is not known. */
  count: number;
}

const fieldNouns: Record<FieldId, Noun> = {
  nameKr: "name",
  nameEn: "name",
  nameJa: "name",
  jobTitleKr: "jobTitle",
  jobTitleEn: "jobTitle",
  jobTitleJa: "jobTitle",
  madeForRealtor: "staff",
  taglineKr: "tagline",
  taglineEn: "tagline",
  taglineJa: "tagline",
  salesCount: "sales",
  lastYear: "lastYear",
  career: "career",
  careerEnd: "career",
  aboutKr: "about",
  aboutEn: "about",
  aboutJa: "about",
  zillow: "zillow",
  photos: "photos",
  focalPoints: "focalPoints",
  regions: "regions",
  video: "video",
  videoTitleKr: "videoTitle",
  videoTitleEn: "videoTitle",
  videoTitleJa: "videoTitle",
  extra: "sections",
  phone: "phone",
  email: "email",
  kakao: "kakao",
  line: "line",
  instagram: "instagram",
  youtube: "youtube",
  template: "template",
  color: "color",
  darkHero: "dark",
  darkContent: "dark",
  fontSize: "fontSize",
  siteLanguages: "siteLanguages",
  languages: "languages",
  license: "license",
  agencyKr: "agency",
  agency: "agency",
  agencyJa: "agency",
  companyLicense: "company",
  companyPhone: "company",
  companyAddress: "company",
  companyFax: "company",
  slug: "slug",
  website: "domain",
  seoTitleKo: "seo",
  seoTitleEn: "seo",
  seoTitleJa: "seo",
  seoDescKo: "seo",
  seoDescEn: "seo",
  seoDescJa: "seo",
  seoKeywordsKo: "seo",
  seoKeywordsEn: "seo",
  seoKeywordsJa: "seo",
  seoAuthorKo: "seo",
  seoAuthorEn: "seo",
  seoAuthorJa: "seo",
};

const photoNouns: Record<PhotoPath, Noun> = {
  logo: "logo",
  logo2: "logo",
  id: "portrait",
  id2: "portrait",
  top: "cover",
  gallery: "photos",
  favicon: "icon",
  ogImage: "shareImage",
};

/** What a field of the editor is. */
export function toChange(field: FieldId): Change {
  const definition = fields[field];
  const lang = "lang" in definition ? definition.lang : undefined;
  return { noun: fieldNouns[field], lang, count: 0 };
}

/** What a pointer of a version is; undefined for what has no field. See `changed` of `RealtorVersion`. */
export function findChange(pointer: string): Change | undefined {
  const [, key, place] = pointer.split("/");
  if (key === "photos") {
    const path = photoPaths.find((one) => one === place);
    return { noun: path ? photoNouns[path] : "order", lang: undefined, count: 1 };
  }
  const field = key === "etcInfo" ? findEtcField(place ?? "") : findField(pointer);
  return field && toChange(field);
}

function findField(pointer: string): FieldId | undefined {
  return fieldIds.find((field) => {
    const start = fields[field].lens.pointer({});
    return pointer === start || pointer.startsWith(`${start}/`);
  });
}

/** An entry of `etcInfo` is named by its type, which only the lens of its field knows. */
function findEtcField(contentType: string): FieldId | undefined {
  const draft = { etcInfo: [{ contentType, content: "found" }] };
  return fieldIds.find((field) => getLens(field).get(draft) === "found");
}
