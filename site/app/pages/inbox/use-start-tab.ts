import { useEffect, useState } from "react";
import { updateSearchParams } from "#app/admin/search-params.ts";
import type { InboxCounts } from "#app/admin/use-inbox-counts.ts";

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
  const [decided, setDecided] = useState(
    () => !isStaff || search.get("tab") !== null || search.get("item") !== null,
  );
  const { settled, leads, contacts } = counts;
  useEffect(() => {
    if (decided || !settled) return;
    if (!leads?.unread && contacts?.unread) updateSearchParams({ tab: "contacts" });
    setDecided(true);
  }, [decided, settled, leads, contacts]);
  return decided;
}
