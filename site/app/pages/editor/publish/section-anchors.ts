import { customSectionId } from "@realtor/ui/templates";
import type { SectionId } from "../draft/define-field.ts";
import type { FieldId } from "../draft/editor-fields.ts";

/** Element ids on the homepage. */
const anchors = {
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
} as const satisfies Record<Exclude<SectionId, "extra">, string>;

/** A homepage section that a click in the preview reports; hero and footer have no editor section of their id. */
type Anchor = (typeof anchors)[keyof typeof anchors] | "hero" | "footer";

/** The element id of a section on the homepage; for custom sections that of the focused entry. */
export function getAnchor(section: SectionId, focused: Element): string {
  if (section !== "extra") return anchors[section];
  // The name of an entry field is its JSON pointer (text-fields.tsx).
  const input = focused.closest("li")?.querySelector("[name^='/additionalSections/']");
  const [, , index] = input?.getAttribute("name")?.split("/") ?? [];
  return customSectionId(Number(index ?? 0));
}

/** The first field of a homepage section. */
const firstFields: Record<Anchor, FieldId> = {
  hero: "taglineKr",
  "stats-title": "salesCount",
  about: "aboutKr",
  listings: "zillow",
  "gallery-title": "photos",
  regions: "regions",
  "video-title": "video",
  contact: "phone",
  footer: "agency",
  top: "nameKr",
};

/** The field of a clicked homepage section, with the list index for a custom section. */
export function findFieldByAnchor(
  anchor: string,
  customSectionCount: number,
): [FieldId, index?: number] {
  for (let index = 0; index < customSectionCount; index++)
    if (anchor === customSectionId(index)) return ["extra", index];
  return [isAnchor(anchor) ? firstFields[anchor] : "nameKr"];
}

function isAnchor(id: string): id is Anchor {
  return Object.hasOwn(firstFields, id);
}
