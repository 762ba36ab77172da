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
  useEffect(() => {
    if (opened !== null || shown === undefined) return;
    const isPlain = item === null && filter === "all" && q === "";
    const id = isPlain && hasRoomForDetail() ? shown[0]?.id : undefined;
    setOpened(id ?? "");
    if (id !== undefined) updateSearchParams({ item: id });
  }, [opened, shown, item, filter, q]);
  return opened || null;
}
