import { findFallbackElement } from "./find-fallback-element.ts";
import type { PageMark } from "./page-marks.tsx";
import type { FallbackMark } from "#app/profile-editor/preview/preview-protocol.ts";

/** One mark for each section and label, around all its texts in another language. */
export function findFallbackMarks(fallbacks: readonly FallbackMark[]): PageMark[] {
  const groups = new Map<string, PageMark & { elements: Element[] }>();
  for (const fallback of fallbacks) {
    const { label } = fallback;
    const element = findFallbackElement(document, fallback);
    if (!element) continue;
    const key = `${label} ${element.closest("section, footer")?.id}`;
    const group = groups.get(key) ?? { kind: "fallback", label, elements: [] };
    groups.set(key, group);
    group.elements.push(element);
  }
  return [...groups.values()];
}
