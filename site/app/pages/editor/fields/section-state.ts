import type { Draft } from "../draft/draft.ts";
import { type FieldId, getLens, type SectionId } from "./editor-fields.ts";

export type SectionState = "done" | "part" | "todo" | "error";

/** A section is done when each group has at least one filled field. */
const requiredFields: Record<SectionId, readonly (readonly FieldId[])[]> = {
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

export function getSectionState(
  section: SectionId,
  draft: Draft,
  sectionsWithErrors: ReadonlySet<SectionId>,
): SectionState {
  if (sectionsWithErrors.has(section)) return "error";
  const groups = requiredFields[section];
  const filled = groups.filter((group) => group.some((field) => isFilled(draft, field))).length;
  if (filled === groups.length) return "done";
  return filled === 0 ? "todo" : "part";
}

function isFilled(draft: Draft, field: FieldId): boolean {
  const value = getLens(field).get(draft);
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) && value.length > 0;
}
