import type { Draft } from "../draft/draft.ts";
import { type FieldId, lensOf, type SectionId } from "./editor-fields.ts";

/** How far a section is. */
export type SectionState = "done" | "part" | "todo" | "error";

/** A section is done when each of these holds something: one of a group is enough. */
const needed: Record<SectionId, readonly (readonly FieldId[])[]> = {
  basic: [["nameKr", "nameJa"], ["nameEn"], ["slug"], ["agency"], ["license"], ["career"]],
  design: [["color"], ["template"]],
  hero: [["taglineKr", "taglineEn", "taglineJa"]],
  stats: [["salesCount"], ["lastYear"]],
  about: [["aboutKr"], ["aboutEn"]],
  listings: [["license"], ["regions"]],
  photos: [["photos"]],
  regions: [["regions"]],
  video: [["video"]],
  extra: [["extra"]],
  contact: [["phone"], ["email"], ["kakao", "line", "instagram", "youtube"]],
  seo: [
    ["seoTitleKo", "seoTitleEn", "seoTitleJa"],
    ["seoDescKo", "seoDescEn", "seoDescJa"],
  ],
};

/** The state of a section, `wrong` being the fields that are marked as mistaken. */
export function sectionState(
  section: SectionId,
  draft: Draft,
  wrong: ReadonlySet<SectionId>,
): SectionState {
  if (wrong.has(section)) return "error";
  const groups = needed[section];
  const filled = groups.filter((group) => group.some((field) => isFilled(draft, field))).length;
  if (filled === groups.length) return "done";
  return filled === 0 ? "todo" : "part";
}

function isFilled(draft: Draft, field: FieldId): boolean {
  const value = lensOf(field).get(draft);
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) && value.length > 0;
}
