import type { FallbackMark } from "#app/profile-editor/preview/preview-protocol.ts";

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
