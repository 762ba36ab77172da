import type { Lang } from "@realtor/api/locales";
import { customSectionId } from "@realtor/ui/templates";
import {
  type FieldId,
  fieldIds,
  fields,
  type SectionId,
  sections,
} from "#app/profile/draft/fields/profile-fields.ts";
import { findLocalizedText } from "#app/profile/field/language/localized-texts.ts";

/** The element id of a section on the homepage; for custom sections that of the focused entry. */
export function getAnchor(section: SectionId, focused: Element): string {
  if (section !== "extra") return sections[section].anchor ?? "top";
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
  const field =
    fieldIds.find((id) => fields[id].anchor === anchor) ??
    fieldIds.find((id) => sections[fields[id].section].anchor === anchor) ??
    "nameEn";
  return [findLocalizedText(field)?.fields[lang] ?? field];
}
