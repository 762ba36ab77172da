import { photoPaths, type PhotoPath } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import { type FieldId, fieldIds, fields } from "#app/profile-editor/fields/profile-fields.ts";

/** A changed thing: what it is, and in which language if it is a text. */
export interface Change {
  noun: Message;
  lang: Lang | undefined;
  /** Number of things that are counted; 0 where it is not known. */
  count: number;
}

const photoMessages = defineMessages({
  portrait: {
    id: "versions.noun.portrait",
    defaultMessage: "portrait photo",
    description: "In a list of what changed, within a sentence: the photo of the realtor.",
  },
  order: {
    id: "versions.noun.order",
    defaultMessage: "order of the photos",
    description: "In a list of what changed, within a sentence: the order of the photos.",
  },
  cover: {
    id: "versions.noun.cover",
    defaultMessage: "photo at the top",
    description:
      "In a list of what changed, within a sentence: the large photo on the first screen.",
  },
  logo: {
    id: "versions.noun.logo",
    defaultMessage: "logo",
    description:
      "In a list of what changed, within a sentence: the logos of the realtor and the brokerage.",
  },
  icon: {
    id: "versions.noun.icon",
    defaultMessage: "website icon",
    description:
      "In a list of what changed, within a sentence: the small image that browsers show for the website.",
  },
  shareImage: {
    id: "versions.noun.shareImage",
    defaultMessage: "image for shared links",
    description:
      "In a list of what changed, within a sentence: the image that is shown when the website is shared.",
  },
});

const photoNouns: Record<PhotoPath, Message> = {
  logo: photoMessages.logo,
  logo2: photoMessages.logo,
  id: photoMessages.portrait,
  id2: photoMessages.portrait,
  top: photoMessages.cover,
  gallery: fields.photos.noun,
  favicon: photoMessages.icon,
  ogImage: photoMessages.shareImage,
};

/**
 * Everything that can change, most important first, as a sentence names it. A field that is not listed
 * follows in form order.
 */
export const nounOrder: readonly Message[] = [
  ...new Set([
    fields.nameKr.noun,
    photoMessages.portrait,
    fields.phone.noun,
    fields.email.noun,
    fields.kakao.noun,
    fields.line.noun,
    fields.instagram.noun,
    fields.youtube.noun,
    fields.photos.noun,
    photoMessages.order,
    photoMessages.cover,
    photoMessages.logo,
    photoMessages.icon,
    photoMessages.shareImage,
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
    return { noun: path ? photoNouns[path] : photoMessages.order, lang: undefined, count: 1 };
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
