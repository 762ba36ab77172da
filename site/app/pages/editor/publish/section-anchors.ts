import { customSectionId } from "@realtor/ui/templates";
import type { SectionId } from "../draft/define-field.ts";
import { type FieldId, fieldIds, fields } from "../draft/editor-fields.ts";

/** Element ids on the homepage, by section of the form. */
const anchors: Record<Exclude<SectionId, "extra">, string> = {
  basic: "top",
  design: "top",
  hero: "top",
  stats: "stats-title",
  about: "about",
  listings: "listings",
  photos: "gallery-title",
  regions: "regions",
  video: "video-title",
  contact: "contact",
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

/** The field of a clicked homepage section, with the list index for a custom section. */
export function findFieldByAnchor(
  anchor: string,
  customSectionCount: number,
): [FieldId, index?: number] {
  for (let index = 0; index < customSectionCount; index++)
    if (anchor === customSectionId(index)) return ["extra", index];
  return [fieldIds.find((id) => fields[id].anchor === anchor) ?? "nameKr"];
}
