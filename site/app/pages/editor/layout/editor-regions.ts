/** The parts of the editor that F6 moves between, in order. */
const regions = [
  { selector: "[data-editor-sections]", target: "a[aria-current]" },
  { selector: "[data-editor-form]", target: "#section-title" },
  { selector: "[data-editor-preview]", target: "iframe" },
  { selector: "[data-editor-bar]", target: "button:not([aria-disabled=true]), a" },
] as const;

/** The last focused element of each part, to return to. */
const lastFocused = new Map<string, Element>();

/** Moves the focus to the next visible part of the editor, or to the previous one. */
export function focusNextRegion(step: 1 | -1): void {
  const active = document.activeElement;
  const visible = regions.flatMap(({ selector, target }) => {
    const element = document.querySelector<HTMLElement>(selector);
    return element?.checkVisibility() ? [{ selector, element, target }] : [];
  });
  const current = visible.findIndex(({ element }) => element.contains(active));
  const left = visible[current];
  if (left && active) lastFocused.set(left.selector, active);
  const start = current === -1 && step === -1 ? 0 : current;
  const next = visible[(start + step + visible.length) % visible.length];
  if (!next) return;
  const { selector, element, target } = next;
  const previous = lastFocused.get(selector);
  const isPresent = previous instanceof HTMLElement && element.contains(previous);
  (isPresent ? previous : element.querySelector<HTMLElement>(target))?.focus();
}
