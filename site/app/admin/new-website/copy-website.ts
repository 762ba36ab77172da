import { isKnownSection, type ProfileChanges, type RealtorProfile } from "@realtor/api/loaning";

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

/**
 * What a copy of a homepage for another person begins with: texts, design, areas and brokerage, with the
 * unpublished changes. Not copied are names, license, contact, photos, figures, address, own domain,
 * search texts, videos and praise of clients. See docs/spec/profile.md#duplicates.
 */
export function copyWebsite({ draft, ...page }: RealtorProfile): ProfileChanges {
  const profile: ProfileChanges = { ...page, ...draft?.changes };
  const {
    activityRegion,
    aboutMeKr,
    aboutMeEn,
    designFontSize,
    designMainColor,
    designMainDarkMode,
    contentDarkMode,
  } = profile;
  const texts = profile.presentation ?? {};
  const copied: ProfileChanges = {
    activityRegion,
    aboutMeKr,
    aboutMeEn,
    designFontSize,
    designMainColor,
    designMainDarkMode,
    contentDarkMode,
    etcInfo: profile.etcInfo?.filter(({ contentType }) => copiedInfo.has(contentType)),
    additionalSections: profile.additionalSections?.filter(
      (section) => isKnownSection(section) && copiedSections.has(section.type),
    ),
    presentation: withoutUndefined({
      template: texts.template,
      jobTitleKr: texts.jobTitleKr,
      jobTitleEn: texts.jobTitleEn,
      jobTitleJa: texts.jobTitleJa,
      taglineKr: texts.taglineKr,
      taglineEn: texts.taglineEn,
      taglineJa: texts.taglineJa,
      aboutMeJa: texts.aboutMeJa,
      languages: texts.languages,
      siteLanguages: texts.siteLanguages,
      brokerageKr: texts.brokerageKr,
      brokerageJa: texts.brokerageJa,
    }),
  };
  return withoutUndefined(copied);
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

function withoutUndefined<Value extends object>(value: Value): Value {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries) as Value; // The same keys without undefined ones.
}
