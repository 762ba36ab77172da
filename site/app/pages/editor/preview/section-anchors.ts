import type { Lang } from "@realtor/api/locales";
import { customSectionId } from "@realtor/ui/templates";
import type { SectionId } from "#app/profile-editor/fields/define-field.ts";
import { type FieldId, fieldIds, fields } from "#app/profile-editor/fields/profile-fields.ts";
import { findLocalizedText } from "#app/profile-editor/languages/localized-texts.ts";

/** Element ids on the homepage, by section of the form. */
const anchors: Record<Exclude<SectionId, "extra">, string> = {
  name: "top",
  hero: "top",
  stats: "stats-title",
  about: "about",
  listings: "listings",
  photos: "gallery-title",
  regions: "regions",
  video: "video-title",
  contact: "contact",
  design: "top",
  languages: "top",
  license: "footer",
  address: "top",
  seo: "top",
};

/** The element id of a section on the homepage; for custom sections that of the focused entry. */
export function getAnchor(section: SectionId, focused: Element): string {
  if (section !== "extra") return anchors[section];
  // The name of an entry field is its JSON pointer (text-fields.tsx).
  const input = focused.closest("li")?.querySelector("[name^='/additionalSections/']");
  const [, , index] = input?.getAttribute("name")?.split("/") ?? [];
  return customSectionId(Number(index ?? 0));
}

/**
 * The field of a clicked homepage section in the language of the form, with the list index for a custom
 * section.
 */
export function findFieldByAnchor(
  anchor: string,
  customSectionCount: number,
  lang: Lang,
): [FieldId, index?: number] {
  for (let index = 0; index < customSectionCount; index++)
    if (anchor === customSectionId(index)) return ["extra", index];
  const field = fieldIds.find((id) => fields[id].anchor === anchor) ?? "nameEn";
  return [findLocalizedText(field)?.fields[lang] ?? field];
}
