import {
  isKnownSection,
  type Presentation,
  type ProfileChanges,
  type RealtorProfile,
} from "@realtor/api/loaning";

/** Brokerage of the homepage: another agent of the same office is the usual reason for a copy. */
const copiedInfo = new Set([
  "home_list_realtor",
  "company_address",
  "company_phone",
  "company_fax",
  "company_license",
]);

/** Sections that say nothing about one person; praise of clients is for one agent. */
const copiedSections = new Set(["text", "faq", "links", "team"]);

const copiedKeys = [
  "activityRegion",
  "aboutMeKr",
  "aboutMeEn",
  "designFontSize",
  "designMainColor",
  "designMainDarkMode",
  "contentDarkMode",
] as const satisfies (keyof ProfileChanges)[];

const copiedPresentation = [
  "template",
  "jobTitleKr",
  "jobTitleEn",
  "jobTitleJa",
  "taglineKr",
  "taglineEn",
  "taglineJa",
  "aboutMeJa",
  "languages",
  "siteLanguages",
  "brokerageKr",
  "brokerageJa",
] as const satisfies (keyof Presentation)[];

/**
 * What a copy of a homepage for another person begins with: texts, design, areas and brokerage, with the
 * unpublished changes. Not copied are names, license, contact, photos, figures, address, own domain,
 * search texts, videos and praise of clients. See docs/spec/profile.md#duplicates.
 */
export function copyWebsite({ draft, ...page }: RealtorProfile): ProfileChanges {
  const profile: ProfileChanges = { ...page, ...draft?.changes };
  const { etcInfo, additionalSections, presentation } = profile;
  return {
    ...pick(profile, copiedKeys),
    ...(etcInfo && { etcInfo: etcInfo.filter(({ contentType }) => copiedInfo.has(contentType)) }),
    ...(additionalSections && {
      additionalSections: additionalSections.filter(
        (section) => isKnownSection(section) && copiedSections.has(section.type),
      ),
    }),
    presentation: pick(presentation ?? {}, copiedPresentation),
  };
}

/** Adds the new agent's names to the copied profile. */
export function withNames(copied: ProfileChanges, names: ProfileChanges): ProfileChanges {
  const presentation = { ...copied.presentation, ...names.presentation };
  return {
    ...copied,
    ...names,
    etcInfo: [...(copied.etcInfo ?? []), ...(names.etcInfo ?? [])],
    presentation,
  };
}

/** The values of some keys; keys without a value are left out. */
function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  const entries = keys.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]]));
  return Object.fromEntries(entries) as Pick<Source, Key>; // Optional keys can be absent.
}
