import { useEffect, useState, useRef } from "react";
import { useSWRConfig } from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { countKeys } from "#app/admin/use-inbox-counts.ts";
import { type Entry, type EntryChanges, type InboxTab, mailboxes } from "./entry.ts";

/** Rejects with the mailbox's `ApiError`; the entry is then unchanged. */
export type ChangeEntry = (id: string, changes: EntryChanges) => Promise<Entry>;

export interface OpenEntry {
  /** Undefined while nothing is open, or until it is loaded. */
  entry: Entry | undefined;
  /** Why it could not be opened. */
  error: unknown;
  retry: () => void;
  /** Changes an entry, open or not. */
  change: ChangeEntry;
}

interface OpenEntryOptions {
  tab: InboxTab;
  /** Id from the URL; the entry may be missing in `listed`. */
  item: string | null;
  listed: readonly Entry[] | undefined;
  onChanged: (entry: Entry) => void;
}

/** The open entry. It is marked as read after two seconds on screen. */
export function useOpenEntry({ tab, item, listed, onChanged }: OpenEntryOptions): OpenEntry {
  const { http } = useAdmin();
  const { mutate } = useSWRConfig();
  const [own, setOwn] = useState<Entry>();
  const [failed, setFailed] = useState<{ item: string; error: unknown }>();
  const [tries, setTries] = useState(0);

  async function change(id: string, changes: EntryChanges): Promise<Entry> {
    const changed = await mailboxes[tab].update(http, id, changes);
    setOwn((before) => (before?.id === id || item === id ? changed : before));
    onChanged(changed);
    void mutate(countKeys[tab]);
    return changed;
  }

  useEffect(() => {
    if (item === null) return;
    // No change: reads it, also if it is not in the list.
    change(item, {}).then(
      () => setFailed(undefined),
      (error: unknown) => setFailed({ item, error }),
    );
    // Only opening reads it, not a new list or token.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tab, item, tries]);

  const inList = listed?.find(({ id }) => id === item);
  const entry = item === null ? undefined : newest(inList, own?.id === item ? own : undefined);
  useReadMark(entry?.readAt === null ? entry.id : null, (id) => {
    // If it fails, the request stays unread and is marked the next time.
    change(id, { read: true }).catch(() => undefined);
  });

  return {
    entry,
    error: failed?.item === item ? failed?.error : undefined,
    retry: () => setTries((count) => count + 1),
    change,
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

/** How long a request is on screen before it counts as read. */
const readAfterMs = 2000;

/**
 * Calls `markRead` once the unread request was on screen for two seconds. A hidden tab does not count, and
 * the time starts again when it is shown.
 */
export function useReadMark(unreadId: string | null, markRead: (id: string) => void): void {
  const callback = useRef(markRead);
  useEffect(() => {
    callback.current = markRead;
  });
  useEffect(() => {
    if (unreadId === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState !== "visible") return;
      timer = setTimeout(() => callback.current(unreadId), readAfterMs);
    };
    restart();
    document.addEventListener("visibilitychange", restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", restart);
    };
  }, [unreadId]);
}
