import type { RealtorProfile } from "@realtor/api/loaning";
import type { FallbackMark } from "#app/profile/preview/preview-protocol.ts";
import { findPageParts } from "./marked-parts.ts";
import type { PageMark } from "./page-marks.tsx";

/** One mark for each section and label, around all its texts in another language. */
export function findFallbackMarks(
  fallbacks: readonly FallbackMark[],
  profile: RealtorProfile,
): PageMark[] {
  const labels = new Map(fallbacks.map(({ part, label }) => [part, label]));
  const groups = new Map<string, PageMark & { elements: Element[] }>();
  const parts = findPageParts(document, profile, (id) => labels.has(id));
  for (const { id, anchor, element } of parts) {
    const label = labels.get(id) ?? "";
    const key = `${label} ${anchor}`;
    const group = groups.get(key) ?? { kind: "fallback", label, elements: [] };
    groups.set(key, group);
    group.elements.push(element);
  }
  return [...groups.values()];
}
