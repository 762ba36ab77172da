import { useEffect, useMemo, useRef } from "react";
import useSWRInfinite from "swr/infinite";
import { useAdmin } from "#app/admin/admin-context.ts";
import { inboxRefresh } from "#app/admin/use-inbox-counts.ts";
import type { Entry } from "./entry.ts";
import { entryQuery, type InboxQuery } from "./inbox-query.ts";
import { mailboxes } from "./mailbox.ts";

const perPage = 20;

export interface Entries {
  /** Undefined until the first answer for this tab; then the last one, also while another is on its way. */
  shown: readonly Entry[] | undefined;
  totalCount: number;
  error: unknown;
  loadingMore: boolean;
  /** Shows the next page beneath. */
  more: () => void;
  refresh: () => Promise<unknown>;
  /** An entry that was changed, in its place. */
  replace: (entry: Entry) => void;
  /** An entry that belongs here no longer. */
  drop: (id: string) => void;
}

/** The entries that the address asks for. New ones come in by themselves. */
export function useEntries({ tab, filter, q }: Pick<InboxQuery, "tab" | "filter" | "q">): Entries {
  const { http } = useAdmin();
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (index: number) => ["entries", tab, filter, q, index] as const,
    async ([, kind, , , currentPage]) => ({
      kind,
      ...(await mailboxes[kind].list(http, {
        ...entryQuery({ filter, q }),
        currentPage,
        perPage,
      })),
    }),
    { refreshInterval: inboxRefresh, revalidateAll: true, keepPreviousData: true },
  );
  // What is kept of another tab is not this one's.
  const pages = data?.[0]?.kind === tab ? data : undefined;
  const shown = useMemo(() => pages && unique(pages.flatMap(({ page }) => page)), [pages]);

  const loaded = useRef(false);
  useEffect(() => {
    loaded.current = data !== undefined;
  });

  function edit(change: (page: readonly Entry[]) => Entry[], revalidate: boolean) {
    // What is on its way may be older than the change: it is asked for anew.
    if (!loaded.current) {
      void mutate();
      return;
    }
    void mutate((before) => before?.map((one) => ({ ...one, page: change(one.page) })), {
      revalidate,
    });
  }

  return {
    shown,
    totalCount: pages?.[0]?.totalCount ?? 0,
    error,
    loadingMore: pages !== undefined && isValidating && size > pages.length,
    more: () => void setSize((now) => now + 1),
    refresh: () => mutate(),
    replace: (entry) =>
      edit((page) => page.map((one) => (one.id === entry.id ? entry : one)), false),
    drop: (id) => edit((page) => page.filter((one) => one.id !== id), true),
  };
}

/** Something new at the top moves the others on, so that one may stand on two pages. */
function unique(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
