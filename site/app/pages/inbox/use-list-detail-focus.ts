import { type RefObject, useEffect, useRef } from "react";

interface FocusTargets {
  /** Contains the entries. */
  side: RefObject<HTMLElement | null>;
  /** The page's heading. */
  heading: RefObject<HTMLElement | null>;
  /** The heading of the open entry. */
  detail: RefObject<HTMLElement | null>;
  /** The rows of removed entries are still in the document when the detail closes. */
  isListed: (item: string) => boolean;
  /** An entry that was opened with the page: the focus stays at its start. */
  openedByItself: string | null;
}

/**
 * Moves the focus when the focused element disappears, as on a phone, where list and detail replace each
 * other: to the detail when an entry opens, and back to its row when it closes.
 */
export function useListDetailFocus(
  item: string | null,
  { side, heading, detail, isListed, openedByItself }: FocusTargets,
): void {
  const open = useRef<string | null>(null);
  useEffect(() => {
    if (item !== null) {
      if (open.current === item || !detail.current) return;
      open.current = item;
      if (item !== openedByItself && hasNoFocus()) detail.current.focus();
      return;
    }
    if (open.current === null) return;
    const closed = open.current;
    open.current = null;
    if (!hasNoFocus()) return;
    const entry = `[data-entry="${CSS.escape(closed)}"]`;
    const row = side.current?.querySelector(entry)?.closest<HTMLElement>('[role="row"]');
    ((isListed(closed) && row) || heading.current)?.focus();
  });
}

/** True when the focused element is gone or hidden. */
function hasNoFocus(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !focused.checkVisibility();
}
