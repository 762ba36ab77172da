import type { FallbackMark } from "#app/profile-editor/preview/preview-protocol.ts";
import type { PageMark } from "./page-marks.tsx";

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

/**
 * The element on the page that shows a text in another language. The text of a fallback has its own
 * `lang`, unlike all others; header and footer repeat names.
 */
export function findFallbackElement(
  page: ParentNode,
  { lang, start }: Pick<FallbackMark, "lang" | "start">,
): Element | undefined {
  const wanted = normalize(start);
  if (wanted === "") return undefined;
  const candidates = [
    ...page.querySelectorAll(`section [lang="${lang}"], footer [lang="${lang}"]`),
  ];
  return candidates.find((element) => normalize(element.textContent ?? "").startsWith(wanted));
}

/** Paragraphs and line breaks of a text are elements on the page. */
const normalize = (text: string) => text.replaceAll(/\s/g, "");
