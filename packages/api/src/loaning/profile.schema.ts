import * as z from "zod";
import { checkCareerDate } from "../rules/career-date.ts";
import { checkColor } from "../rules/color.ts";
import { checkEmail } from "../rules/email.ts";
import { limits } from "../rules/limits.ts";
import { activityStates } from "../rules/market.ts";
import { checkContactPhone } from "../rules/phone.ts";
import type { RuleCode } from "../rules/rule-code.ts";
import { checkSlug, reservedSlugs } from "../rules/slug.ts";
import { checkVideoLink } from "../rules/video-link.ts";
import { checkWebAddress } from "../rules/web-address.ts";
import {
  checkedText,
  choice,
  flagField,
  integerIn,
  listOf,
  moment,
  numberIn,
  openObject,
  requiredText,
  text,
} from "../schema/fields.ts";
import { etcInfoTypes } from "./choices.ts";
import { photos } from "./photos.schema.ts";
import { presentation } from "./presentation.schema.ts";
import { additionalSection } from "./section.schema.ts";
import { seoMeta } from "./seo.schema.ts";

const webAddress = checkedText(checkWebAddress).optional();

/** A profile names no country, so either length of SPEC section 5 will do: 10 digits (US) or 11. */
const contactPhone = checkedText((value) => {
  const asUs = checkContactPhone(value, "US");
  return asUs === null ? null : checkContactPhone(value, "KR");
});

const etcInfo = openObject({
  contentType: choice(etcInfoTypes),
  content: text(limits.etcContent),
}).check((context) => {
  const { contentType, content } = context.value;
  const code = contentType === "zillow_link" && content !== "" ? checkWebAddress(content) : null;
  if (code === null) return;
  context.issues.push({ code: "custom", input: content, path: ["content"], message: code });
});

/** At most one entry of each type (DECISIONS 6). */
const etcInfoList = listOf(etcInfo, etcInfoTypes.length).check((context) => {
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

/** An address that a homepage may have, as far as its letters say. */
export const desiredUrl = requiredText(limits.webAddress).check((context) => {
  const code = context.value === "" ? null : checkSlug(context.value, reservedSlugs);
  if (code !== null) context.issues.push({ code: "custom", input: context.value, message: code });
});

const fields = {
  /** The account's name, which is the agent's English name (DECISIONS 6). A change of it renames the account. */
  userName: text(limits.joinedName).optional(),
  userId: text(limits.opaqueId).optional(),
  contactPhone: contactPhone.optional(),
  email: checkedText(checkEmail).optional(),
  kakaoLink: webAddress,
  photos: photos.optional(),
  etcInfo: etcInfoList.optional(),
  activityRegion: listOf(activityRegion, limits.regions).optional(),
  snsYoutubeUrl: webAddress,
  snsInstagramUrl: webAddress,
  aboutMeKr: text(limits.about).optional(),
  aboutMeEn: text(limits.about).optional(),
  salesCount: integerIn(0, limits.salesCount).optional(),
  licenseNumber: text(limits.licenseNumber).optional(),
  careerStart: checkedText(checkCareerDate).optional(),
  careerEnd: checkedText(checkCareerDate).optional(),
  designFontSize: numberIn(limits.fontSize.min, limits.fontSize.max).optional(),
  designMainColor: checkedText(checkColor).optional(),
  designMainDarkMode: flagField.optional(),
  contentDarkMode: flagField.optional(),
  isMakeHomepage: flagField.optional(),
  hompageUrl: webAddress,
  lastYearSalesTotal: numberIn(0, limits.salesTotal).optional(),
  recommendedYoutubeUrl: checkedText(checkVideoLink).optional(),
  additionalSections: listOf(additionalSection, limits.sections).optional(),
  seoMeta: seoMeta.optional(),
  madeForRealtor: flagField.optional(),
  ppProfileId: text(limits.opaqueId).optional(),
  presentation: presentation.optional(),
};

/** Some keys of a profile, known or not: what a draft would change. Its `desiredUrl` may be taken. */
export const profileChanges = openObject({ desiredUrl: desiredUrl.optional(), ...fields });

const savedBy = text(limits.joinedName);

/** Changes that are saved and not public yet; only those who may manage the homepage ever see it. */
export const realtorDraft = openObject({
  changes: profileChanges,
  savedAt: moment,
  /** The name of the person who saved it. */
  savedBy,
});

/** As a client sends it: the service says when and by whom, and null takes the draft away. */
const draftInput = openObject({
  changes: profileChanges,
  savedAt: moment.optional(),
  savedBy: savedBy.optional(),
})
  .nullable()
  .optional();

/**
 * Body of `POST /v1/realtor` and of an import: a profile (SPEC section 3). Only `desiredUrl` must be
 * there. Nothing is trimmed, defaulted or dropped: keys we do not know survive untouched.
 */
export const realtorProfileInput = openObject({ desiredUrl, ...fields, draft: draftInput });

/** Body of `PATCH /v1/realtor/{id}`: the keys to change, and the `updatedAt` they were based on (DECISIONS 6). */
export const realtorProfileUpdate = openObject({
  desiredUrl: desiredUrl.optional(),
  ...fields,
  draft: draftInput,
  updatedAt: moment,
});

/** A stored profile, as every answer carries it. */
export const realtorProfile = openObject({
  desiredUrl,
  ...fields,
  id: requiredText(limits.opaqueId),
  /** The account's name, which is the agent's English name (DECISIONS 6). */
  userName: text(limits.joinedName),
  createdAt: moment,
  updatedAt: moment,
  /** One of the ten samples of the landing page's carousel. */
  isSample: z.boolean().optional(),
  draft: realtorDraft.nullable().optional(),
});

export type RealtorProfileInput = z.infer<typeof realtorProfileInput>;
export type RealtorProfileUpdate = z.infer<typeof realtorProfileUpdate>;
export type RealtorProfile = z.infer<typeof realtorProfile>;
export type ProfileChanges = z.infer<typeof profileChanges>;
export type RealtorDraft = z.infer<typeof realtorDraft>;
export type EtcInfo = z.infer<typeof etcInfo>;
export type ActivityRegion = z.infer<typeof activityRegion>;
