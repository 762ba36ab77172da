import type { AdditionalSection } from "@realtor/api/loaning";
import type { FieldId, SectionId } from "../fields/editor-fields.ts";

/** Where on the homepage a section of the editor shows; own sections have the ids they were given. */
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

/** `id` of the part of the page that a section fills. */
export function anchorOf(section: SectionId, own: readonly AdditionalSection[]): string {
  if (section !== "extra") return anchors[section];
  const first = own[0]?.["id"];
  return typeof first === "string" ? first : "top";
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

/** The field to go to when a part of the page was pressed. */
export function fieldOfAnchor(anchor: string, own: readonly AdditionalSection[]): FieldId {
  if (own.some(({ id }) => anchor === id || anchor === `${String(id)}-title`)) return "extra";
  return firstFields[anchor] ?? "nameKr";
}
