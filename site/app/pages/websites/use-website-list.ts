import {
  countRealtors,
  findBrokerages,
  findRealtors,
  type RealtorCounts,
} from "@realtor/api/loaning";
import { useMemo } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import { type ListQuery, perPage } from "./list-query.ts";
import { toWebsiteRow, type WebsiteRow } from "./website-row.ts";

export interface WebsiteList {
  /** Undefined until the first response; keeps the previous data while loading. */
  rows: readonly WebsiteRow[] | undefined;
  /** Those that match search and filters. */
  totalCount: number;
  /** Of all websites, without search and filters. */
  counts: RealtorCounts | undefined;
  error: unknown;
  /** The rows belong to the previous query. */
  stale: boolean;
  refresh: () => Promise<void>;
}

/** The websites of a query, with counts of all by state. */
export function useWebsiteList(query: ListQuery): WebsiteList {
  const { http } = useAdmin();
  const { locale } = useAddress();
  const list = useSWR(
    ["websites", query] as const,
    ([, { q, state, brokerage, area, sort, order, page }]) =>
      findRealtors(http, {
        ...(q && { q }),
        ...(state && { state }),
        ...(brokerage && { brokerage }),
        ...(area && { area }),
        sort,
        order,
        currentPage: page - 1,
        perPage,
      }),
    { keepPreviousData: true },
  );
  const counts = useSWR("realtor-counts", () => countRealtors(http));
  const profiles = list.data?.page;
  const rows = useMemo(
    () => profiles?.map((profile) => toWebsiteRow(profile, locale)),
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

/** The names of all brokerages, for the filter; empty until they are loaded. */
export function useBrokerageNames(): readonly string[] {
  const { http } = useAdmin();
  const { data = [] } = useSWR("managed-brokerages", () => findBrokerages(http, { managed: "Y" }), {
    revalidateOnFocus: false,
  });
  return data.map(({ name }) => name);
}
