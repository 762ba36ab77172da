import { type ComponentType, type ReactElement, type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { RowsInViewProps } from "./rows-in-view.tsx";

/** With more rows in the document, a key press takes noticeably long. */
const maxRenderedRows = 60;

interface LongListProps {
  /** Contains the list. */
  root: RefObject<HTMLElement | null>;
  rowCount: number;
  /** The list. */
  children: ReactElement;
}

/**
 * Renders only the rows in view once the list is long. A short list is rendered whole: the browser's search
 * finds its rows.
 */
export function LongList({ root, rowCount, children }: LongListProps) {
  const [loaded, setLoaded] = useState<{
    RowsInView: ComponentType<RowsInViewProps>;
    rowHeight: number;
  }>();
  useEffect(() => {
    let isMounted = true;
    async function load() {
      const { RowsInView } = await import("./rows-in-view.tsx");
      const list = root.current;
      if (!isMounted || !list) return;
      const rows = list.querySelectorAll<HTMLElement>("[role=row]");
      const total = Array.from(rows).reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      // A hidden list has no heights: this is repeated when the number of rows changes.
      if (total === 0) return;
      // The average, so that what is scrolled to stays where it is.
      const rowHeight = total / rows.length;
      const restore = readScrollAndFocus(list);
      // The list is mounted again, and gets its height in a microtask.
      flushSync(() => setLoaded({ RowsInView, rowHeight }));
      queueMicrotask(restore);
    }
    // If it cannot be loaded, all rows stay rendered.
    if (!loaded && rowCount > maxRenderedRows) load().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [loaded, rowCount, root]);
  if (!loaded) return children;
  const { RowsInView, rowHeight } = loaded;
  return <RowsInView estimatedRowHeight={rowHeight}>{children}</RowsInView>;
}

/** Reads how far the ancestors of a list are scrolled and which row has the focus; returns how to restore both. */
function readScrollAndFocus(list: HTMLElement): () => void {
  const positions: [Element, number][] = [];
  for (let element = list.parentElement; element; element = element.parentElement)
    if (element.scrollTop > 0) positions.push([element, element.scrollTop]);
  const focused = list.querySelector("[role=row]:focus-within [data-entry]");
  const id = focused?.getAttribute("data-entry");
  return () => {
    for (const [element, top] of positions) element.scrollTo({ top, behavior: "instant" });
    // The rows in view are read on scroll, which the browser reports only if the position differs.
    document.dispatchEvent(new Event("scroll"));
    if (id) focusWhenRendered(document.body, id, maxFrames);
  };
}

/**
 * Moves the focus to the row of an entry, and scrolls to it first if it is not rendered. Returns false if
 * the list has no such entry.
 */
export function focusRow(
  side: HTMLElement | null,
  id: string,
  shown: readonly { readonly id: string }[] | undefined,
): boolean {
  const index = shown?.findIndex((entry) => entry.id === id) ?? -1;
  const list = side?.querySelector("[role=grid]");
  if (!side || !list || !shown || index === -1) return false;
  const row = findRow(side, id);
  if (row) {
    row.focus();
    return true;
  }
  const { top, height } = list.getBoundingClientRect();
  if (height === 0) return false;
  const distance = top + (height * index) / shown.length - innerHeight / 2;
  // The list scrolls next to an entry, and the window on a phone.
  side.scrollBy({ top: distance, behavior: "instant" });
  scrollBy({ top: distance, behavior: "instant" });
  focusWhenRendered(side, id, maxFrames);
  return true;
}

/** The rows of a new place come with the scroll event, those of a list that was hidden a frame later. */
const maxFrames = 10;

function focusWhenRendered(side: HTMLElement, id: string, frames: number): void {
  const row = findRow(side, id);
  if (row) row.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenRendered(side, id, frames - 1));
}

function findRow(side: HTMLElement, id: string): HTMLElement | null {
  const content = side.querySelector(`[data-entry="${CSS.escape(id)}"]`);
  return content?.closest<HTMLElement>('[role="row"]') ?? null;
}
