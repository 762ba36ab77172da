import { useEffect, useState } from "react";
import { updateSearchParams } from "#app/admin/search-params.ts";
import type { InboxCounts } from "#app/admin/use-inbox-counts.ts";
import type { InboxTab } from "./entry.ts";

interface StartTabOptions {
  isStaff: boolean;
  search: Pick<URLSearchParams, "get">;
  counts: InboxCounts;
}

/**
 * Opens the contact requests for staff if only those have unread ones and the URL names no tab. False until
 * that is decided.
 */
export function useStartTab({ isStaff, search, counts }: StartTabOptions): boolean {
  const hasTab = search.get("tab") !== null;
  /** Null if the URL decides; undefined while the counts are loaded. */
  const [start, setStart] = useState<InboxTab | null | undefined>(() =>
    !isStaff || hasTab || search.get("item") !== null ? null : undefined,
  );
  const { settled, leads, contacts } = counts;
  if (start === undefined && settled)
    setStart(!leads?.unread && contacts?.unread ? "contacts" : "leads");
  const mustSwitch = start === "contacts" && !hasTab;
  useEffect(() => {
    if (mustSwitch) updateSearchParams({ tab: "contacts" });
  }, [mustSwitch]);
  return start !== undefined && !mustSwitch;
}
