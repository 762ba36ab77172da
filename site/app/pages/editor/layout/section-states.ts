import type { PhotoPath } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import type { Draft } from "#app/profile-editor/draft/draft.ts";
import {
  type FieldId,
  fieldIds,
  fields,
  getLens,
  type SectionId,
  sectionIds,
  sections,
} from "#app/profile-editor/fields/profile-fields.ts";
import type { ValidationError } from "#app/profile-editor/draft/validate-draft.ts";
import { hasContent } from "#app/profile-editor/checks/section-content.ts";
import { findMissingTexts } from "#app/profile-editor/languages/find-missing-texts.ts";

/**
 * What the navigation says about a section: an error, languages in which texts are missing, filled in,
 * or optional and empty. A setting always has a value, so it is neither of the last two.
 */
export type SectionState =
  | { kind: "error" }
  | { kind: "missing"; langs: readonly Lang[] }
  | { kind: "done" }
  | { kind: "empty" }
  | { kind: "setting" };

/**
 * A section of the page is filled in when one of its fields is; each of these when every group has at least
 * one filled field.
 */
const filledBy: Partial<Record<SectionId, readonly (readonly FieldId[])[]>> = {
  name: [["nameKr", "nameEn", "nameJa"]],
  stats: [["salesCount", "lastYear", "career"]],
  listings: [["license"], ["regions"]],
  photos: [],
  video: [["video"]],
  contact: [["phone", "email", "kakao", "line"]],
};

/** The photo that a section needs to be filled in. */
const photoOf: Partial<Record<SectionId, PhotoPath>> = { name: "id", photos: "gallery" };

/**
 * The state of every section, for a homepage in these languages. Listings are not in the draft:
 * `hasListings` is whether any was found.
 */
export function getSectionStates(
  draft: Draft,
  errors: readonly Pick<ValidationError, "field">[],
  langs: readonly Lang[],
  hasListings: boolean,
): Record<SectionId, SectionState> {
  const invalid = new Set(errors.map(({ field }) => fields[field].section));
  const missing = langs.flatMap((lang) => findMissingTexts(draft, lang));
  const getState = (section: SectionId): SectionState => {
    if (invalid.has(section)) return { kind: "error" };
    const missingLangs = langs.filter((lang) =>
      missing.some((text) => text.section === section && text.lang === lang),
    );
    if (missingLangs.length > 0) return { kind: "missing", langs: missingLangs };
    if (sections[section].group === "settings") return { kind: "setting" };
    const isFound = section !== "listings" || hasListings;
    return { kind: isFound && isDone(draft, section) ? "done" : "empty" };
  };
  // sectionIds contains every SectionId.
  return Object.fromEntries(sectionIds.map((id) => [id, getState(id)])) as Record<
    SectionId,
    SectionState
  >;
}

function isDone(draft: Draft, section: SectionId): boolean {
  const path = photoOf[section];
  const hasPhoto = fields.photos.lens.get(draft).some((photo) => photo.path === path);
  const groups = filledBy[section] ?? [fieldIds.filter((id) => fields[id].section === section)];
  const hasFields = groups.every((group) => group.some((id) => isFilled(draft, id)));
  return hasFields && (path === undefined || hasPhoto);
}

function isFilled(draft: Draft, field: FieldId): boolean {
  if (field === "extra") return fields.extra.lens.get(draft).some(hasContent);
  const value = getLens(field).get(draft);
  if (typeof value === "string") return value.trim() !== "";
  return typeof value === "number" || (Array.isArray(value) && value.length > 0);
}
