import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

/** Arrow keys, Home and End move the focus between the rows of the list. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest("[data-versions]");
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-version]") ?? [])];
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const at = rows.indexOf(event.currentTarget);
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const target = rows[targets[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

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
    else if (closed !== null)
      side.current?.querySelector<HTMLElement>(`[data-version="${CSS.escape(closed)}"]`)?.focus();
  }, [open, side, heading]);
}
