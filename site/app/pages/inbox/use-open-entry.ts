import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { countKeys } from "#app/admin/use-inbox-counts.ts";
import type { Entry } from "./entry.ts";
import { type EntryChanges, type InboxTab, mailboxes } from "./mailbox.ts";

export interface OpenEntry {
  /** Undefined while nothing is open, or until it is known. */
  entry: Entry | undefined;
  /** Why it could not be opened, or marked as read. */
  error: unknown;
  /** Tries that again. */
  retry: () => void;
  /** ApiError as in the mailbox. The entry is then as the service has it. */
  change: (changes: EntryChanges) => Promise<Entry>;
}

interface OpenEntryOptions {
  tab: InboxTab;
  /** What the address opens; it need not be among those listed. */
  item: string | null;
  listed: readonly Entry[] | undefined;
  onChanged: (entry: Entry) => void;
}

/** The entry that is open. Opening it marks it as read, whoever had. */
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
    // Opening is what marks it: not every new list, nor a new token.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tab, item, tries]);

  const inList = listed?.find(({ id }) => id === item);
  return {
    entry: item === null ? undefined : newest(inList, own?.id === item ? own : undefined),
    error: failed?.item === item ? failed?.error : undefined,
    retry: () => setTries((before) => before + 1),
    change: (changes) => change(item ?? "", changes),
  };
}

/**
 * Somebody else may have changed it since, and so may we. How far it is on its way to team chat changes
 * without another `updatedAt`: the list, which is asked for again and again, has the news of that.
 */
function newest(listed: Entry | undefined, own: Entry | undefined): Entry | undefined {
  if (!listed || !own) return own ?? listed;
  return listed.updatedAt >= own.updatedAt ? listed : own;
}
