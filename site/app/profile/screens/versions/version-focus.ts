import { type RefObject, useEffect, useRef } from "react";

interface FocusTargets {
  /** Contains the rows. */
  side: RefObject<HTMLElement | null>;
  /** The heading of the open version. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Where list and version replace each other: moves the focus to the heading of a version that opens, and
 * back to its row. `open` is the key of the version, or null.
 */
export function useReturnFocus(open: string | null, { side, heading }: FocusTargets): void {
  const before = useRef<string | null>(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (open === closed) return;
    if (open !== null) heading.current?.focus();
    else if (closed !== null) {
      const row = side.current?.querySelector(`[data-version="${CSS.escape(closed)}"]`);
      row?.closest<HTMLElement>("[role=row]")?.focus();
    }
  }, [open, side, heading]);
}
