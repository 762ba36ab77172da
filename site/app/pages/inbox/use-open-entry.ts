import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { countKeys } from "#app/admin/use-inbox-counts.ts";
import { type Entry, type EntryChanges, type InboxTab, mailboxes } from "./entry.ts";

export interface OpenEntry {
  /** Undefined while nothing is open, or until it is loaded. */
  entry: Entry | undefined;
  /** Why it could not be opened or marked as read. */
  error: unknown;
  retry: () => void;
  /** Rejects with the mailbox's `ApiError`; the entry is then unchanged. */
  change: (changes: EntryChanges) => Promise<Entry>;
}

interface OpenEntryOptions {
  tab: InboxTab;
  /** Id from the URL; the entry may be missing in `listed`. */
  item: string | null;
  listed: readonly Entry[] | undefined;
  onChanged: (entry: Entry) => void;
}

/** The open entry. Opening it marks it as read. */
export function useOpenEntry({ tab, item, listed, onChanged }: OpenEntryOptions): OpenEntry {
  const { http } = useAdmin();
  const { mutate } = useSWRConfig();
  const [own, setOwn] = useState<Entry>();
  const [failed, setFailed] = useState<{ item: string; error: unknown }>();
  const [tries, setTries] = useState(0);

  async function change(id: string, changes: EntryChanges): Promise<Entry> {
    const changed = await mailboxes[tab].update(http, id, changes);
    setOwn(changed);
    onChanged(changed);
    void mutate(countKeys[tab]);
    return changed;
  }

  useEffect(() => {
    if (item === null) return;
    change(item, { read: true }).then(
      () => setFailed(undefined),
      (error: unknown) => setFailed({ item, error }),
    );
    // Only opening marks it as read, not a new list or token.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tab, item, tries]);

  const inList = listed?.find(({ id }) => id === item);
  return {
    entry: item === null ? undefined : newest(inList, own?.id === item ? own : undefined),
    error: failed?.item === item ? failed?.error : undefined,
    retry: () => setTries((count) => count + 1),
    change: (changes) => change(item ?? "", changes),
  };
}

/**
 * The newer of both by `updatedAt`. The delivery state changes without a new `updatedAt`, so at the same
 * time the polled list wins.
 */
function newest(listed: Entry | undefined, own: Entry | undefined): Entry | undefined {
  if (!listed || !own) return own ?? listed;
  return listed.updatedAt >= own.updatedAt ? listed : own;
}
