import { useEffect, useState } from "react";
import { updateSearchParams } from "#app/admin/search-params.ts";
import type { Entry } from "./entry.ts";
import type { InboxQuery } from "./inbox-query.ts";
import { hasRoomForDetail } from "./use-is-phone.ts";

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
