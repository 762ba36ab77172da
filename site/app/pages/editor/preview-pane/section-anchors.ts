import { ownSectionId } from "@realtor/ui/templates";
import type { FieldId, SectionId } from "../fields/editor-fields.ts";

/** Where on the homepage a section of the editor shows. */
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

/** `id` of the part of the page that a section fills; among own sections the one with the focus. */
export function anchorOf(section: SectionId, focused: Element): string {
  if (section !== "extra") return anchors[section];
  // Fields of an entry are named by their pointers (item-text.tsx).
  const named = focused.closest("li")?.querySelector("[name^='/additionalSections/']");
  const [, , place] = named?.getAttribute("name")?.split("/") ?? [];
  return ownSectionId(Number(place ?? 0));
}

/** The first field of what fills a part of the page. */
const firstFields: Partial<Record<string, FieldId>> = {
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

/** Where to go when a part of the page was pressed: a field, or the place of an own section in its list. */
export function fieldOfAnchor(anchor: string, ownSections: number): [FieldId, place?: number] {
  for (let place = 0; place < ownSections; place++)
    if (anchor === ownSectionId(place)) return ["extra", place];
  return [firstFields[anchor] ?? "nameKr"];
}
