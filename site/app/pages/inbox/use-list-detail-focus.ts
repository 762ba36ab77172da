import { type RefObject, useEffect, useRef } from "react";

interface FocusTargets {
  /** Contains the entries. */
  side: RefObject<HTMLElement | null>;
  /** The page's heading. */
  heading: RefObject<HTMLElement | null>;
  /** The heading of the open entry. */
  detail: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus when the focused element disappears, as on a phone, where list and detail replace each
 * other: to the detail when an entry opens, and back to its row when it closes.
 */
export function useListDetailFocus(
  item: string | null,
  { side, heading, detail }: FocusTargets,
): void {
  const open = useRef<string | null>(null);
  useEffect(() => {
    if (item !== null) {
      if (open.current === item || !detail.current) return;
      open.current = item;
      if (hasNoFocus()) detail.current.focus();
      return;
    }
    if (open.current === null) return;
    const entry = `[data-entry="${CSS.escape(open.current)}"]`;
    open.current = null;
    if (!hasNoFocus()) return;
    (side.current?.querySelector<HTMLElement>(entry) ?? heading.current)?.focus();
  });
}

/** True when the focused element is gone or hidden. */
function hasNoFocus(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !focused.checkVisibility();
}
