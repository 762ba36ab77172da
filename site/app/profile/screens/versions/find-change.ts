import { photoPaths, type PhotoPath } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import type { MessageKey } from "#app/i18n/messages.ts";
import { type FieldId, fieldIds, fields } from "#app/profile/draft/fields/profile-fields.ts";

/** A changed thing: what it is, and in which language if it is a text. */
export interface Change {
  noun: MessageKey;
  lang: Lang | undefined;
  /** Number of things that are counted; 0 where it is not known. */
  count: number;
}

const photoNouns: Record<PhotoPath, MessageKey> = {
  logo: "versions.noun.logo",
  logo2: "versions.noun.logo",
  id: "versions.noun.portrait",
  id2: "versions.noun.portrait",
  top: "versions.noun.cover",
  gallery: fields.photos.noun,
  favicon: "versions.noun.icon",
  ogImage: "versions.noun.shareImage",
};

/**
 * Everything that can change, most important first, as a sentence names it. A field that is not listed
 * follows in form order.
 */
export const nounOrder: readonly MessageKey[] = [
  ...new Set<MessageKey>([
    fields.nameKr.noun,
    "versions.noun.portrait",
    fields.phone.noun,
    fields.email.noun,
    fields.kakao.noun,
    fields.line.noun,
    fields.instagram.noun,
    fields.youtube.noun,
    fields.photos.noun,
    "versions.noun.order",
    "versions.noun.cover",
    "versions.noun.logo",
    "versions.noun.icon",
    "versions.noun.shareImage",
    fields.focalPoints.noun,
    fields.regions.noun,
    fields.license.noun,
    fields.agencyKr.noun,
    fields.companyLicense.noun,
    fields.zillow.noun,
    fields.aboutKr.noun,
    fields.salesCount.noun,
    fields.lastYear.noun,
    fields.career.noun,
    fields.color.noun,
    fields.darkHero.noun,
    fields.fontSize.noun,
    fields.template.noun,
    fields.taglineKr.noun,
    fields.jobTitleKr.noun,
    fields.languages.noun,
    fields.siteLanguages.noun,
    fields.video.noun,
    fields.videoTitleKr.noun,
    fields.extra.noun,
    fields.seoTitleKo.noun,
    fields.slug.noun,
    fields.website.noun,
    fields.madeForRealtor.noun,
    ...fieldIds.map((id) => fields[id].noun),
  ]),
];

/** What a field of the editor is. */
export function toChange(field: FieldId): Change {
  const definition = fields[field];
  const lang = "lang" in definition ? definition.lang : undefined;
  return { noun: definition.noun, lang, count: 0 };
}

/** What a pointer of a version is; undefined for what has no field. See `changed` of `RealtorVersion`. */
export function findChange(pointer: string): Change | undefined {
  const [, key, place] = pointer.split("/");
  if (key === "photos") {
    const path = photoPaths.find((one) => one === place);
    return { noun: path ? photoNouns[path] : "versions.noun.order", lang: undefined, count: 1 };
  }
  const field = findField(pointer);
  return field && toChange(field);
}

function findField(pointer: string): FieldId | undefined {
  return fieldIds.find((field) => {
    const start = `/${fields[field].lens.path.join("/")}`;
    return pointer === start || pointer.startsWith(`${start}/`);
  });
}
