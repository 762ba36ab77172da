/** Runs in the page: elements that are there for a content and have none, one a line. A section needs more than headings. */
export function findEmptyParts(): string[] {
  const headings = "h1, h2, h3, h4, h5, h6";
  const parts = `${headings}, section, article, li, dt, dd, th, td, p, a, button, label`;
  const images = "img, svg, video, iframe, picture, input, textarea, select, [role=img]";
  const readContent = (part: Element) => {
    if (!part.matches("section, article")) return part.textContent.trim();
    return [...part.querySelectorAll(headings)]
      .reduce((text, heading) => text.replace(heading.textContent, ""), part.textContent)
      .trim();
  };
  return [...document.querySelectorAll(`#storybook-root :is(${parts})`)]
    .filter(
      (part) =>
        part.checkVisibility() &&
        readContent(part) === "" &&
        !part.hasAttribute("aria-label") &&
        part.closest("[aria-hidden=true]") === null &&
        part.querySelector(images) === null,
    )
    .map((part) => `empty ${part.tagName.toLowerCase()}.${part.className}`);
}
