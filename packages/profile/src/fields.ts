import {
  checked,
  type Field,
  inPresentation,
  inSeoMeta,
  type StoredText,
  upTo,
} from "./define-field.ts";
import type { PhotoFocus } from "./photos.ts";
import { checkEmail } from "./rules/email.ts";
import { checkCareerDate, checkColor } from "./rules/formats.ts";
import { limits } from "./rules/limits.ts";
import { checkVideoLink, checkWebAddress } from "./rules/links.ts";
import { checkContactPhone } from "./rules/phone.ts";
import { checkSlug, reservedSlugs } from "./rules/slug.ts";
import type { SectionId } from "./sections.ts";
import type { PhotoPath, StoredPhoto, StoredRegion, StoredSection } from "./stored.ts";
import type { Lang } from "./text.ts";
import { parseVideoId } from "./video-id.ts";
import { flagAt, infoAt, type Keys, listAt, numberAt, objectAt, textAt } from "./wire.ts";

const trim = (typed: string) => typed.trim();

/** A profile has no country, so the US length (10 digits) and the other one (11) are both valid. */
const checkPhone = (value: string) =>
  checkContactPhone(value, "US") === null ? null : checkContactPhone(value, "KR");

const webAddress = <Path extends Keys>(...path: Path) =>
  ({
    kind: "text",
    type: "url",
    normalize: trim,
    value: upTo(limits.webAddress, checked(checkWebAddress, textAt(...path))),
  }) as const;

/**
 * The fields of a profile, in form order: what each is, where its values are stored, and what they may be. See
 * `docs/spec/profile.md#fields`. A value is the unit of changes, conflicts, errors and undo.
 */
export const fields = {
  name: {
    kind: "localized",
    section: "name",
    english: true,
    normalize: trim,
    ids: { ko: "nameKr", en: "nameEn", ja: "nameJa" },
    values: {
      ko: upTo(limits.etcContent, infoAt("korea_name")),
      en: upTo(limits.joinedName, textAt("userName")),
      ja: upTo(limits.joinedName, textAt("presentation", "nameJa")),
    },
  },
  jobTitle: {
    kind: "localized",
    section: "name",
    copied: true,
    ...inPresentation("jobTitle", limits.sectionLabel),
  },
  madeForRealtor: { kind: "flag", section: "name", value: flagAt("madeForRealtor") },
  tagline: {
    kind: "localized",
    section: "hero",
    copied: true,
    shown: true,
    rows: 2,
    showCount: true,
    ...inPresentation("tagline", limits.tagline),
  },
  salesCount: { kind: "number", section: "stats", value: numberAt("salesCount") },
  lastYear: { kind: "number", section: "stats", value: numberAt("lastYearSalesTotal") },
  /** When the agent entered the two figures before it: see `dateFigures`. */
  figuresAt: {
    kind: "date",
    section: "stats",
    value: checked(checkCareerDate, textAt("presentation", "figuresAt")),
  },
  career: {
    kind: "date",
    section: "stats",
    value: checked(checkCareerDate, textAt("careerStart")),
  },
  careerEnd: {
    kind: "date",
    section: "stats",
    value: checked(checkCareerDate, textAt("careerEnd")),
  },
  about: {
    kind: "localized",
    section: "about",
    copied: true,
    rows: 9,
    showCount: true,
    ids: { ko: "aboutKr", en: "aboutEn", ja: "aboutJa" },
    values: {
      ko: upTo(limits.about, textAt("aboutMeKr")),
      en: upTo(limits.about, textAt("aboutMeEn")),
      // Japanese needs fewer lines for the same.
      ja: { ...upTo(limits.about, textAt("presentation", "aboutMeJa")), rows: 6 },
    },
  },
  photos: { kind: "photos", section: "photos", value: listAt<StoredPhoto>("photos") },
  focalPoints: {
    kind: "focalPoints",
    section: "photos",
    value: objectAt<Record<PhotoPath, PhotoFocus | undefined>>("presentation", "focalPoints"),
  },
  regions: {
    kind: "regions",
    section: "regions",
    copied: true,
    value: listAt<StoredRegion>("activityRegion"),
  },
  /** Visitors see all homes of the cities, also of other brokers. */
  cityHomes: { kind: "flag", section: "regions", value: flagAt("presentation", "cityHomes") },
  video: {
    kind: "text",
    section: "video",
    type: "url",
    normalize: normalizeVideoLink,
    value: upTo(limits.webAddress, checked(checkVideoLink, textAt("recommendedYoutubeUrl"))),
  },
  videoTitle: {
    kind: "localized",
    section: "video",
    ...inPresentation("videoTitle", limits.sectionTitle),
  },
  extra: {
    kind: "sections",
    section: "extra",
    value: listAt<StoredSection>("additionalSections"),
  },
  phone: {
    kind: "text",
    section: "contact",
    type: "tel",
    normalize: trim,
    value: upTo(limits.phone, checked(checkPhone, textAt("contactPhone"))),
  },
  email: {
    kind: "text",
    section: "contact",
    type: "email",
    normalize: trim,
    value: upTo(limits.email, checked(checkEmail, textAt("email"))),
  },
  kakao: { section: "contact", ...webAddress("kakaoLink") },
  line: { section: "contact", ...webAddress("presentation", "lineLink") },
  /** Pages may say that the agent replies within a day. */
  repliesWithinDay: {
    kind: "flag",
    section: "contact",
    value: flagAt("presentation", "repliesWithinDay"),
  },
  instagram: { section: "contact", ...webAddress("snsInstagramUrl") },
  youtube: { section: "contact", ...webAddress("snsYoutubeUrl") },
  template: {
    kind: "template",
    section: "design",
    copied: true,
    value: textAt("presentation", "template"),
  },
  color: {
    kind: "text",
    section: "design",
    copied: true,
    normalize: (typed: string) => addHash(typed.trim()),
    value: upTo(7, checked(checkColor, textAt("designMainColor"))),
  },
  darkHero: { kind: "flag", section: "design", copied: true, value: flagAt("designMainDarkMode") },
  darkContent: { kind: "flag", section: "design", copied: true, value: flagAt("contentDarkMode") },
  fontSize: {
    kind: "fontSize",
    section: "design",
    copied: true,
    value: numberAt("designFontSize"),
  },
  siteLanguages: {
    kind: "languages",
    section: "languages",
    copied: true,
    value: listAt<Lang>("presentation", "siteLanguages"),
  },
  languages: {
    kind: "languages",
    section: "languages",
    copied: true,
    value: listAt<string>("presentation", "languages"),
  },
  license: {
    kind: "text",
    section: "license",
    value: upTo(limits.licenseNumber, textAt("licenseNumber")),
  },
  agency: {
    kind: "localized",
    section: "license",
    copied: true,
    english: true,
    ids: { ko: "agencyKr", en: "agency", ja: "agencyJa" },
    values: {
      ko: upTo(limits.etcContent, textAt("presentation", "brokerageKr")),
      en: upTo(limits.etcContent, infoAt("home_list_realtor")),
      ja: upTo(limits.etcContent, textAt("presentation", "brokerageJa")),
    },
  },
  companyLicense: {
    kind: "text",
    section: "license",
    copied: true,
    normalize: trim,
    value: upTo(limits.etcContent, infoAt("company_license")),
  },
  companyPhone: {
    kind: "text",
    section: "license",
    copied: true,
    type: "tel",
    normalize: trim,
    value: upTo(limits.etcContent, infoAt("company_phone")),
  },
  companyAddress: {
    kind: "text",
    section: "license",
    copied: true,
    value: upTo(limits.etcContent, infoAt("company_address")),
  },
  companyFax: {
    kind: "text",
    section: "license",
    copied: true,
    type: "tel",
    value: upTo(limits.etcContent, infoAt("company_fax")),
  },
  zillow: {
    kind: "text",
    section: "license",
    type: "url",
    value: upTo(limits.etcContent, infoAt("zillow_link")),
  },
  slug: {
    kind: "text",
    section: "address",
    required: true,
    value: upTo(limits.slug.max, checked(checkAddress, textAt("desiredUrl"))),
  },
  website: { section: "address", ...webAddress("hompageUrl") },
  seoTitle: {
    kind: "localized",
    section: "seo",
    showCount: true,
    ...inSeoMeta("seoTitle", "title", limits.seoTitle),
  },
  seoDesc: {
    kind: "localized",
    section: "seo",
    rows: 3,
    showCount: true,
    ...inSeoMeta("seoDesc", "description", limits.seoDescription),
  },
  seoKeywords: {
    kind: "localized",
    section: "seo",
    ...inSeoMeta("seoKeywords", "keywords", limits.seoKeywords),
  },
  seoAuthor: {
    kind: "localized",
    section: "seo",
    ...inSeoMeta("seoAuthor", "author", limits.seoAuthor),
  },
} as const satisfies Readonly<Record<string, Field & { readonly section: SectionId }>>;

/** A slug that is not reserved. */
function checkAddress(value: string) {
  return checkSlug(value, reservedSlugs);
}

/** Short links become www.youtube.com addresses: docs/spec/validation.md#video-link. */
function normalizeVideoLink(typed: string): string {
  const id = parseVideoId(typed);
  return id === null ? typed.trim() : `https://www.youtube.com/watch?v=${id}`;
}

function addHash(typed: string): string {
  return /^[0-9a-f]{6}$/i.test(typed) ? `#${typed.toUpperCase()}` : typed;
}

type Fields = typeof fields;

export type FieldId = keyof Fields;

// Object.keys returns string[].
export const fieldIds = Object.keys(fields) as FieldId[];

/** Id of a text in three languages. */
export type TextId = {
  [Id in FieldId]: Fields[Id] extends { kind: "localized" } ? Id : never;
}[FieldId];

/** Id of a text that the website shows by its id. */
export type ShownTextId = {
  [Id in TextId]: Fields[Id] extends { shown: true } ? Id : never;
}[TextId];

export const shownTextIds = fieldIds.filter(isShown);

function isShown(id: FieldId): id is ShownTextId {
  const { shown }: Field = fields[id];
  return shown === true;
}

/** Id of a value, such as `taglineKr`: each language of a text is one. */
export type ValueId = {
  [Id in FieldId]: Fields[Id] extends { ids: infer Ids } ? Ids[keyof Ids] : Id;
}[FieldId];

type ValueOf<Entry> = Entry extends { values: infer Values }
  ? Values[keyof Values]
  : Entry extends { value: infer Value }
    ? Value
    : never;

/** The texts of the table: those with a maximum length or a rule. */
type Text = Extract<ValueOf<Fields[FieldId]>, { max: number } | { check: unknown }>;

/** The last key of the texts that are stored directly in an object of the profile. */
type KeyIn<Parent extends readonly string[]> = Text["path"] extends infer Path
  ? Path extends readonly [...Parent, infer Key extends string]
    ? Key
    : never
  : never;

/** The texts that are stored directly in the object at the keys, by their last key. */
export function textsIn<const Parent extends readonly string[]>(
  ...parent: Parent
): Readonly<Record<KeyIn<Parent>, StoredText>> {
  const isInside = ({ path }: StoredText) =>
    path.length === parent.length + 1 && parent.every((key, index) => path[index] === key);
  const texts = Object.values<Field>(fields).flatMap((field): StoredText[] => {
    if (field.kind === "localized") return Object.values(field.values);
    return field.kind === "text" || field.kind === "date" ? [field.value] : [];
  });
  const inside = texts.filter(isInside).map((text) => [text.path.at(-1), text]);
  // Object.fromEntries widens the keys, which are the last ones of the paths.
  return Object.fromEntries(inside) as Record<KeyIn<Parent>, StoredText>;
}
