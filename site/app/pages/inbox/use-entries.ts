import { dequal } from "dequal/lite";
import { useEffect, useRef, useState } from "react";
import useSWR, { unstable_serialize, useSWRConfig } from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { type InboxCounts, inboxRefreshMs } from "#app/admin/use-inbox-counts.ts";
import { type Entry, type InboxTab, mailboxes } from "./entry.ts";
import { entryQuery, type InboxQuery } from "./inbox-query.ts";
import { type ListStart, readEntries, rowsPerPage } from "./read-entries.ts";

export interface Entries {
  /** Undefined until this tab's first response; keeps the previous data while loading. */
  shown: readonly Entry[] | undefined;
  totalCount: number;
  /** The search that `shown` is the result of. */
  shownSearch: string;
  error: unknown;
  loadingMore: boolean;
  /** Appends the next page. */
  loadMore: () => void;
  refresh: () => Promise<unknown>;
  /** Updates an entry in place. */
  replace: (entry: Entry) => void;
  /** Removes an entry from the list. */
  remove: (id: string) => void;
}

type ListQuery = Pick<InboxQuery, "tab" | "filter" | "q">;

/** A list as it is cached. */
interface CachedList extends ListStart {
  kind: InboxTab;
  search: string;
  unreadAt: string;
  /** The tab's counts when it was read. */
  counts: string | undefined;
}

/**
 * The entries of a tab and filter: those first that were unread when the inbox was opened, so that they keep
 * their place while they are read. Polls the first page; the opened pages are read again when the total or
 * the counts of the tab show a change that the first page does not. Nothing while `ready` is false.
 */
export function useEntries(
  { tab, filter, q }: ListQuery,
  { ready, counts: allCounts }: { ready: boolean; counts: InboxCounts },
): Entries {
  const { http } = useAdmin();
  const { cache } = useSWRConfig();
  const [unreadAt] = useState(() => new Date().toISOString());
  const counts = allCounts[tab] && JSON.stringify(allCounts[tab]);
  const key = ["entries", tab, filter, q] as const;
  const list = unstable_serialize(key);
  const [opened, setOpened] = useState({ list, rows: rowsPerPage });
  const wanted = opened.list === list ? opened.rows : rowsPerPage;

  const { data, error, isValidating, mutate } = useSWR(
    ready ? key : null,
    async (): Promise<CachedList> => {
      const known: CachedList | undefined = cache.get(list)?.data;
      const isKnown =
        known?.unreadAt === unreadAt && (known.counts === undefined || known.counts === counts);
      const query = { ...entryQuery({ filter, q }), unreadAt };
      const read = await readEntries(
        (currentPage, perPage) => mailboxes[tab].list(http, { ...query, currentPage, perPage }),
        isKnown ? known : undefined,
        wanted,
      );
      return { kind: tab, search: q, unreadAt, counts, ...read };
    },
    { refreshInterval: inboxRefreshMs, keepPreviousData: true },
  );
  // `keepPreviousData` may return another tab's data.
  const shown = data?.kind === tab ? data : undefined;

  const loaded = useRef(false);
  const previous = useRef({ list, wanted, counts });
  useEffect(() => {
    loaded.current = data !== undefined;
  });
  useEffect(() => {
    const before = previous.current;
    previous.current = { list, wanted, counts };
    const isCounted = before.counts !== undefined && before.counts !== counts;
    if (before.list === list && (before.wanted !== wanted || isCounted)) void mutate();
  }, [list, wanted, counts, mutate]);

  function edit(change: (entries: readonly Entry[]) => Entry[], revalidate: boolean) {
    // A request in flight may be older than the change, so it is repeated.
    if (!loaded.current) {
      void mutate();
      return;
    }
    void mutate((current) => current && changeEntries(current, change), {
      revalidate: revalidate || isValidating,
    });
  }

  return {
    shown: shown?.entries,
    totalCount: shown?.totalCount ?? 0,
    shownSearch: shown?.search ?? "",
    error,
    loadingMore:
      shown !== undefined &&
      isValidating &&
      shown.entries.length < Math.min(wanted, shown.totalCount),
    loadMore: () => setOpened({ list, rows: wanted + rowsPerPage }),
    refresh: () => mutate(),
    replace(entry) {
      // Opening an entry reads it again; the rows of a list without a change are not rendered again.
      if (shown?.entries.some((one) => dequal(one, entry))) return;
      edit((entries) => entries.map((one) => (one.id === entry.id ? entry : one)), false);
    },
    remove: (id) => edit((entries) => entries.filter((one) => one.id !== id), true),
  };
}

function changeEntries(
  list: CachedList,
  change: (entries: readonly Entry[]) => Entry[],
): CachedList {
  const entries = change(list.entries);
  return { ...list, entries, totalCount: list.totalCount + entries.length - list.entries.length };
}
