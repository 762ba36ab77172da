import type { StoredText } from "@realtor/profile/define-field";
import { textsIn } from "@realtor/profile/fields";
import { checkWebAddress } from "@realtor/profile/rules/links";
import { activityStates } from "@realtor/profile/rules/market";
import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { checkSlug, reservedSlugs } from "@realtor/profile/rules/slug";
import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import {
  boundedArray,
  checkedText,
  choice,
  dateTime,
  flagField,
  integerIn,
  numberIn,
  openObject,
  requiredText,
  text,
} from "../schema/fields.ts";
import { etcInfoTypes, siteLanguages, templates } from "./choices.ts";
import { photos } from "./photos.schema.ts";
import { additionalSection, type AdditionalSection } from "./section.schema.ts";

/** The schema of texts, with the limits and rules of their fields. */
function textShape<Key extends string>(texts: Readonly<Record<Key, StoredText>>) {
  const entries = Object.entries<StoredText>(texts).map(([key, { max, check }]) => [
    key,
    (check ? checkedText(check) : text(max)).optional(),
  ]);
  // Object.fromEntries widens the keys, which are those of `texts`.
  return Object.fromEntries(entries) as Record<Key, z.ZodOptional<z.ZodString>>;
}

const etcInfo = openObject({
  contentType: choice(etcInfoTypes),
  content: text(limits.etcContent),
}).check((context) => {
  const { contentType, content } = context.value;
  const code = contentType === "zillow_link" && content !== "" ? checkWebAddress(content) : null;
  if (code === null) return;
  context.issues.push({ code: "custom", input: content, path: ["content"], message: code });
});

/** At most one entry per type. */
const etcInfoList = boundedArray(etcInfo, etcInfoTypes.length).check((context) => {
  const seen = new Set<string>();
  for (const [index, { contentType }] of context.value.entries()) {
    const message: RuleCode = "list.duplicate";
    if (seen.has(contentType)) {
      context.issues.push({ code: "custom", input: context.value, path: [index], message });
    }
    seen.add(contentType);
  }
});

const activityRegion = openObject({
  state: choice(activityStates),
  city: requiredText(limits.city),
  neighborhood: text(limits.neighborhood).optional(),
  zipcode: checkedText((value) =>
    /^\d{5}(?:-\d{4})?$/.test(value) ? null : "zipcode.format",
  ).optional(),
});

/** A syntactically valid and unreserved address. */
export const desiredUrl = requiredText(limits.webAddress).check((context) => {
  const code = context.value === "" ? null : checkSlug(context.value, reservedSlugs);
  if (code !== null) context.issues.push({ code: "custom", input: context.value, message: code });
});

const seoTexts = openObject(textShape(textsIn("seoMeta", "ko")));

/** Title and meta texts by language; see `docs/spec/profile.md#seo`. */
export const seoMeta = openObject({
  ko: seoTexts.optional(),
  en: seoTexts.optional(),
  ja: seoTexts.optional(),
});

/** The part of a photo that its frames show: percent from left and top, and magnification. */
const focalPoint = openObject({
  x: numberIn(0, 100),
  y: numberIn(0, 100),
  zoom: numberIn(1, limits.photoZoom).optional(),
}).optional();

/**
 * Presentation settings. Optional as a whole: a service that does not support the key loses only
 * these. See `docs/spec/profile.md#presentation`.
 */
export const presentation = openObject({
  ...textShape(textsIn("presentation")),
  template: choice(templates).optional(),
  repliesWithinDay: flagField.optional(),
  cityHomes: flagField.optional(),
  /** Spoken languages as BCP 47 tags. */
  languages: boundedArray(text(35), limits.languages).optional(),
  /** Languages that the agent chose for the website; see `getChosenLangs`. */
  siteLanguages: boundedArray(choice(siteLanguages), siteLanguages.length).optional(),
  focalPoints: openObject({
    logo: focalPoint,
    logo2: focalPoint,
    id: focalPoint,
    id2: focalPoint,
    top: focalPoint,
    gallery: focalPoint,
    favicon: focalPoint,
    ogImage: focalPoint,
  }).optional(),
});

const fields = {
  // With `userName`, the account's name, which a change renames. `desiredUrl` is declared below.
  ...textShape(textsIn()),
  userId: text(limits.opaqueId).optional(),
  photos: photos.optional(),
  etcInfo: etcInfoList.optional(),
  activityRegion: boundedArray(activityRegion, limits.regions).optional(),
  salesCount: integerIn(0, limits.salesCount).optional(),
  designFontSize: numberIn(limits.fontSize.min, limits.fontSize.max).optional(),
  designMainDarkMode: flagField.optional(),
  contentDarkMode: flagField.optional(),
  isMakeHomepage: flagField.optional(),
  lastYearSalesTotal: numberIn(0, limits.salesTotal).optional(),
  additionalSections: boundedArray(additionalSection, limits.sections).optional(),
  seoMeta: seoMeta.optional(),
  madeForRealtor: flagField.optional(),
  ppProfileId: text(limits.opaqueId).optional(),
  presentation: presentation.optional(),
};

/** A page reads every member of its team sections. */
const checkTeam = (
  context: z.core.ParsePayload<{ additionalSections?: AdditionalSection[] | undefined }>,
) => {
  const sections = context.value.additionalSections ?? [];
  const members = sections.flatMap((section) =>
    section.type === "team" && Array.isArray(section["desiredUrl"]) ? section["desiredUrl"] : [],
  );
  if (members.length <= limits.teamMembers) return;
  const message: RuleCode = "list.tooLong";
  context.issues.push({ code: "custom", input: sections, path: ["additionalSections"], message });
};

/** A partial profile, known keys or not: the changes of a draft. Its `desiredUrl` may be taken. */
export const profileChanges = openObject({ ...fields, desiredUrl: desiredUrl.optional() });

const savedBy = text(limits.joinedName);

/** Saved but unpublished changes, visible only to users who may manage the website. */
export const realtorDraft = openObject({
  changes: profileChanges,
  savedAt: dateTime,
  /** Name of the author. */
  savedBy,
});

/** A draft as sent by a client: the service sets time and author; null deletes it. */
const draftInput = openObject({
  changes: profileChanges.check(checkTeam),
  savedAt: dateTime.optional(),
  savedBy: savedBy.optional(),
})
  .nullable()
  .optional();

/**
 * Body of `POST /v1/realtor` and of an import: a profile in which only `desiredUrl` is required.
 * Nothing is trimmed, defaulted or dropped: unknown keys are retained
 * (`docs/spec/profile.md#unknown-keys`).
 */
export const realtorProfileInput = openObject({
  ...fields,
  desiredUrl,
  draft: draftInput,
}).check(checkTeam);

/**
 * Body of `PATCH /v1/realtor/{id}`: the changed keys and the `updatedAt` they are based on
 * (`docs/spec/profile.md#concurrent-edits`).
 */
export const realtorProfileUpdate = openObject({
  ...fields,
  desiredUrl: desiredUrl.optional(),
  draft: draftInput,
  updatedAt: dateTime,
}).check(checkTeam);

/** A stored profile, as returned by the service. */
export const realtorProfile = openObject({
  ...fields,
  desiredUrl,
  id: requiredText(limits.opaqueId),
  /** The account's name, which is the agent's English name. */
  userName: text(limits.joinedName),
  createdAt: dateTime,
  updatedAt: dateTime,
  /**
   * When its public content last changed; missing if it was never published. Only for users who may
   * manage the website.
   */
  publishedAt: dateTime.optional(),
  /**
   * When staff took it offline; only staff publish it again. With what the agent was told, both only for
   * users who may manage the website.
   */
  suspendedAt: dateTime.optional(),
  suspensionReason: text(limits.suspensionReason).optional(),
  /** Whether it is one of the ten samples of the landing page's carousel. */
  isSample: z.boolean().optional(),
  /** Whether the agent has never signed in. Only in the list for admins. */
  isInvited: z.boolean().optional(),
  /** Whether the agent's account has a second factor. Only in the list for admins. */
  hasSecondFactor: z.boolean().optional(),
  /** When the agent's account is deleted, as the agent asked. Only in the list for admins. */
  deleteAt: dateTime.optional(),
  /**
   * Addresses of the published websites of others with a license number that this one would publish. Only
   * in the list for admins.
   */
  licenseHolders: z.array(z.string()).optional(),
  draft: realtorDraft.nullable().optional(),
});

export type RealtorProfileInput = z.infer<typeof realtorProfileInput>;
export type RealtorProfileUpdate = z.infer<typeof realtorProfileUpdate>;
export type RealtorProfile = z.infer<typeof realtorProfile>;
export type ProfileChanges = z.infer<typeof profileChanges>;
export type RealtorDraft = z.infer<typeof realtorDraft>;
export type EtcInfo = z.infer<typeof etcInfo>;
export type ActivityRegion = z.infer<typeof activityRegion>;
export type SeoTexts = z.infer<typeof seoTexts>;
export type SeoMeta = z.infer<typeof seoMeta>;
export type Presentation = z.infer<typeof presentation>;
