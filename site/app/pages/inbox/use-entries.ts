import { useEffect, useMemo, useRef, useState } from "react";
import useSWRInfinite from "swr/infinite";
import { useAdmin } from "#app/admin/admin-context.ts";
import { inboxRefreshMs } from "#app/admin/use-inbox-counts.ts";
import { type Entry, mailboxes } from "./entry.ts";
import { entryQuery, type InboxQuery } from "./inbox-query.ts";

const perPage = 20;

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

/**
 * The entries of a tab and filter, polled for new ones: those first that were unread when the inbox was
 * opened, so that they keep their place while they are read. Nothing while `ready` is false.
 */
export function useEntries({ tab, filter, q }: ListQuery, ready: boolean): Entries {
  const { http } = useAdmin();
  const [unreadAt] = useState(() => new Date().toISOString());
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (index: number) => (ready ? (["entries", tab, filter, q, index] as const) : null),
    async ([, kind, , search, currentPage]) => ({
      kind,
      search,
      ...(await mailboxes[kind].list(http, {
        ...entryQuery({ filter, q: search }),
        unreadAt,
        currentPage,
        perPage,
      })),
    }),
    { refreshInterval: inboxRefreshMs, revalidateAll: true, keepPreviousData: true },
  );
  // `keepPreviousData` may return another tab's data.
  const pages = data?.[0]?.kind === tab ? data : undefined;
  const shown = useMemo(() => pages && unique(pages.flatMap(({ page }) => page)), [pages]);

  const loaded = useRef(false);
  useEffect(() => {
    loaded.current = data !== undefined;
  });

  function edit(change: (page: readonly Entry[]) => Entry[], revalidate: boolean) {
    // A request in flight may be older than the change, so it is repeated.
    if (!loaded.current) {
      void mutate();
      return;
    }
    void mutate((current) => current?.map((one) => ({ ...one, page: change(one.page) })), {
      revalidate,
    });
  }

  return {
    shown,
    totalCount: pages?.[0]?.totalCount ?? 0,
    shownSearch: pages?.[0]?.search ?? "",
    error,
    loadingMore: pages !== undefined && isValidating && size > pages.length,
    loadMore: () => void setSize((now) => now + 1),
    refresh: () => mutate(),
    replace: (entry) =>
      edit((page) => page.map((one) => (one.id === entry.id ? entry : one)), false),
    remove: (id) => edit((page) => page.filter((one) => one.id !== id), true),
  };
}

/** A new entry at the top shifts the others, so that one may be on two pages. */
function unique(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
