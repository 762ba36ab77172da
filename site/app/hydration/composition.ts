/** What waits for the end of a composition; null without one. */
let waiting: (() => void)[] | null = null;

/**
 * Follows the compositions of input methods from now on. Hydration during one can end it or move the caret:
 * browsers differ in what they allow a script to change then.
 */
export function watchCompositions(): void {
  // It may have begun before this script arrived; the next event tells.
  setComposing(isEdited(document.activeElement));
  addEventListener("compositionstart", () => setComposing(true), { capture: true });
  for (const type of ["compositionend", "focusout"])
    addEventListener(type, () => setComposing(false), { capture: true });
  const follow = ({ isComposing }: { isComposing?: boolean }) => setComposing(isComposing ?? false);
  addEventListener("keydown", follow, { capture: true });
  addEventListener("input", (event) => follow(event), { capture: true });
}

/** Resolves when no text is being composed. */
export function whenNotComposing(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting) waiting.push(resolve);
    else resolve();
  });
}

function setComposing(composing: boolean): void {
  if (composing) {
    waiting ??= [];
    return;
  }
  for (const resolve of waiting ?? []) resolve();
  waiting = null;
}

function isEdited(element: Element | null): boolean {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.value !== element.defaultValue
  );
}
