import { countRealtors, findRealtors, type RealtorCounts } from "@realtor/api/loaning";
import { useMemo } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import { type ListQuery, perPage } from "./list-query.ts";
import { type WebsiteRow, websiteRow } from "./website-row.ts";

export interface RealtorList {
  /** Undefined until the first response; keeps the previous data while loading. */
  rows: readonly WebsiteRow[] | undefined;
  totalCount: number;
  counts: RealtorCounts | undefined;
  error: unknown;
  /** The rows belong to the previous query. */
  stale: boolean;
  refresh: () => Promise<void>;
}

/** The homepages of a query, with counts by state. */
export function useRealtorList(query: ListQuery): RealtorList {
  const { http } = useAdmin();
  const { locale } = useAddress();
  const list = useSWR(
    ["realtors", query] as const,
    ([, { q, state, sort, order, page }]) =>
      findRealtors(http, {
        ...(q && { q }),
        ...(state && { state }),
        sort,
        order,
        currentPage: page - 1,
        perPage,
      }),
    { keepPreviousData: true },
  );
  const counts = useSWR(
    ["realtor-counts", query.q] as const,
    ([, q]) => countRealtors(http, q ? { q } : {}),
    { keepPreviousData: true },
  );
  const profiles = list.data?.page;
  const rows = useMemo(
    () => profiles?.map((profile) => websiteRow(profile, locale)),
    [profiles, locale],
  );
  return {
    rows,
    totalCount: list.data?.totalCount ?? 0,
    counts: counts.data,
    error: list.error ?? counts.error,
    stale: list.isLoading && list.data !== undefined,
    async refresh() {
      await Promise.all([list.mutate(), counts.mutate()]);
    },
  };
}
