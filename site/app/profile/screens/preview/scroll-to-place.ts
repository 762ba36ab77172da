import type { PagePart } from "#app/profile/preview/page-parts.ts";

/** Scrolls to a section, and further to a part in it that would not be in the window; not if a part is. */
export function scrollToPlace(anchor: string, parts: readonly PagePart[] = []): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  if (parts.some(({ element }) => isInWindow(element.getBoundingClientRect()))) return;
  const part = parts.find((each) => each.anchor === anchor) ?? parts[0];
  const rect = part?.element.getBoundingClientRect();
  const sectionTop = anchor === "top" ? 0 : getScrollTop(anchor);
  const isBelow =
    rect && sectionTop !== undefined && rect.bottom + scrollY > sectionTop + innerHeight;
  const top = isBelow ? rect.top + scrollY - innerHeight / 4 : sectionTop;
  // scrollIntoView would also scroll the editor around the iframe.
  if (top !== undefined) scrollTo({ top, behavior });
}

const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;

function getScrollTop(anchor: string): number | undefined {
  const element = document.getElementById(anchor);
  // An id on a heading means its section.
  const section = element?.closest("section") ?? element;
  if (!section) return undefined;
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  return section.getBoundingClientRect().top + scrollY - margin;
}
