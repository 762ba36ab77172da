import { photoPaths, type PhotoPath } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { type FieldId, fieldIds, type ValueId } from "@realtor/profile/fields";
import { isInside, valueIds, values } from "@realtor/profile/values";
import { toJsonPointer } from "@realtor/profile/wire";
import type { MessageKey } from "#app/i18n/messages.ts";

/** A changed thing: what it is, and in which language if it is a text. */
export interface Change {
  noun: MessageKey;
  lang: Lang | undefined;
  /** Number of things that are counted; 0 where it is not known. */
  count: number;
}

/** Fields that a sentence names as one. */
const together = {
  careerEnd: "career",
  companyAddress: "companyLicense",
  companyFax: "companyLicense",
  companyPhone: "companyLicense",
  darkContent: "darkHero",
  seoAuthor: "seoTitle",
  seoDesc: "seoTitle",
  seoKeywords: "seoTitle",
} as const satisfies Readonly<Partial<Record<FieldId, FieldId>>>;

const isTogether = (field: FieldId): field is keyof typeof together => field in together;

/** What a field is within a sentence, without its language: "phone number". */
function nounOf(field: FieldId): MessageKey {
  return `editor.noun.${isTogether(field) ? together[field] : field}`;
}

const photoNouns: Record<PhotoPath, MessageKey> = {
  logo: "versions.noun.logo",
  logo2: "versions.noun.logo",
  id: "versions.noun.portrait",
  id2: "versions.noun.portrait",
  top: "versions.noun.cover",
  gallery: "editor.noun.photos",
  favicon: "versions.noun.icon",
  ogImage: "versions.noun.shareImage",
};

/**
 * Everything that can change, most important first, as a sentence names it. A field that is not listed
 * follows in form order.
 */
export const nounOrder: readonly MessageKey[] = [
  ...new Set<MessageKey>([
    "editor.noun.name",
    "versions.noun.portrait",
    "editor.noun.phone",
    "editor.noun.email",
    "editor.noun.kakao",
    "editor.noun.line",
    "editor.noun.instagram",
    "editor.noun.youtube",
    "editor.noun.photos",
    "versions.noun.order",
    "versions.noun.cover",
    "versions.noun.logo",
    "versions.noun.icon",
    "versions.noun.shareImage",
    "editor.noun.focalPoints",
    "editor.noun.regions",
    "editor.noun.license",
    "editor.noun.agency",
    "editor.noun.companyLicense",
    "editor.noun.zillow",
    "editor.noun.about",
    "editor.noun.salesCount",
    "editor.noun.lastYear",
    "editor.noun.figuresAt",
    "editor.noun.career",
    "editor.noun.color",
    "editor.noun.darkHero",
    "editor.noun.fontSize",
    "editor.noun.template",
    "editor.noun.tagline",
    "editor.noun.jobTitle",
    "editor.noun.languages",
    "editor.noun.siteLanguages",
    "editor.noun.video",
    "editor.noun.videoTitle",
    "editor.noun.extra",
    "editor.noun.seoTitle",
    "editor.noun.slug",
    "editor.noun.website",
    "editor.noun.madeForRealtor",
    ...fieldIds.map(nounOf),
  ]),
];

/** What a value of the editor is. */
export function toChange(id: ValueId): Change {
  const { field, lang } = values[id];
  return { noun: nounOf(field), lang, count: 0 };
}

/** What a pointer of a version is; undefined for what has no field. See `changed` of `RealtorVersion`. */
export function findChange(pointer: string): Change | undefined {
  const [, key, place] = pointer.split("/");
  if (key === "photos") {
    const path = photoPaths.find((one) => one === place);
    return { noun: path ? photoNouns[path] : "versions.noun.order", lang: undefined, count: 1 };
  }
  // The paths of a version name an entry of a list by its type; the pointers of lenses by its index.
  const id = valueIds.find((one) => isInside(pointer, toJsonPointer(values[one].path)));
  return id && toChange(id);
}
