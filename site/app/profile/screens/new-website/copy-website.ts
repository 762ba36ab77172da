import { isKnownSection, type ProfileChanges, type RealtorProfile } from "@realtor/api/loaning";
import { type Field, pathsOf } from "@realtor/profile/define-field";
import { fields } from "@realtor/profile/fields";
import { copyValue, type Wire } from "@realtor/profile/wire";

/** Sections that say nothing about one person; praise of clients is for one agent. */
const copiedSections = new Set(["text", "faq", "links", "team"]);

const copiedPaths = Object.values<Field>(fields).flatMap((field) =>
  field.copied ? pathsOf(field) : [],
);

/**
 * What a copy of a website for another person begins with: texts, design, areas and brokerage, with the
 * unpublished changes. Not copied are names, license, contact, photos, figures, address, own domain,
 * search texts, videos and praise of clients. See docs/spec/profile.md#duplicates.
 */
export function copyWebsite({ draft, ...page }: RealtorProfile): ProfileChanges {
  const profile: ProfileChanges = { ...page, ...draft?.changes };
  const sections = profile.additionalSections?.filter(
    (section) => isKnownSection(section) && copiedSections.has(section.type),
  );
  const start: Wire = sections ? { additionalSections: sections } : {};
  // Values are copied as they are, so that their types stay.
  return copiedPaths.reduce(
    (copy, path) => copyValue(path, profile, copy),
    start,
  ) as ProfileChanges;
}
