import { type RefObject, useEffect, useRef } from "react";

interface Places {
  /** Holds the entries. */
  side: RefObject<HTMLElement | null>;
  /** Names the page. */
  heading: RefObject<HTMLElement | null>;
  /** Names what is open. */
  detail: RefObject<HTMLElement | null>;
}

/**
 * Where list and detail take each other's place, and where what had the focus is gone, the focus follows:
 * into what is opened, and back to its entry in the list. Side by side it stays where it is.
 */
export function useFollowedFocus(item: string | null, { side, heading, detail }: Places): void {
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

/** True when what had the focus is not shown any more. */
function hasNoFocus(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !focused.checkVisibility();
}
