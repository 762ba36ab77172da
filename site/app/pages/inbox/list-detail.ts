import { type RefObject, useEffect, useRef, useState } from "react";
import { media } from "@realtor/ui/styles";
import { matchesMedia, useMediaQuery } from "#app/layout/use-media-query.ts";
import { updateSearchParams } from "#app/admin/search-params.ts";
import type { Entry } from "./entry.ts";
import type { InboxQuery } from "./inbox-query.ts";
import { focusRow } from "./long-list.tsx";

interface FocusTargets {
  /** Contains the entries. */
  side: RefObject<HTMLElement | null>;
  /** The page's heading. */
  heading: RefObject<HTMLElement | null>;
  /** The heading of the open entry. */
  detail: RefObject<HTMLElement | null>;
  /** Entries of the list; the rows of removed ones are still in the document when the detail closes. */
  shown: readonly Entry[] | undefined;
  /** An entry that was opened with the page: the focus stays at its start. */
  openedByItself: string | null;
}

/**
 * Moves the focus when the focused element disappears, as on a phone, where list and detail replace each
 * other: to the detail when an entry opens, and back to its row when it closes.
 */
export function useListDetailFocus(
  item: string | null,
  { side, heading, detail, shown, openedByItself }: FocusTargets,
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
    if (!focusRow(side.current, closed, shown)) heading.current?.focus();
  });
}

/** True when the focused element was removed or is hidden. */
function hasNoFocus(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !focused.checkVisibility();
}

/** Whether list and detail replace each other, as the layout of the inbox has it. */
export function useIsPhone(): boolean {
  return useMediaQuery(media.mobile);
}

/** Whether there is room for an entry next to the list. */
export function hasRoomForDetail(): boolean {
  return matchesMedia(media.aboveMobile);
}

/**
 * Opens the first entry next to the list when the inbox opens on all requests: the newest unread one.
 * Returns its id once it was opened so.
 */
export function useFirstEntry(
  { item, filter, q }: InboxQuery,
  shown: readonly Entry[] | undefined,
): string | null {
  /** Null until the first list is shown; empty if something else was opened. */
  const [opened, setOpened] = useState<string | null>(() => (item === null ? null : ""));
  if (opened === null && shown !== undefined) {
    const isPlain = item === null && filter === "all" && q === "";
    setOpened((isPlain && hasRoomForDetail() && shown[0]?.id) || "");
  }
  useEffect(() => {
    if (opened) updateSearchParams({ item: opened });
  }, [opened]);
  return opened || null;
}
