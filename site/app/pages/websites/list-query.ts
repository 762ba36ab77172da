import {
  type RealtorSort,
  realtorSorts,
  type RealtorState,
  realtorStates,
} from "@realtor/api/loaning";
import { type ActivityState, activityStates, limits } from "@realtor/api/rules";
import type { TableSort } from "@realtor/ui/table";
import { readSearchText } from "#app/admin/search-params.ts";

/** The list's search params: `?q=…&state=…&brokerage=…&area=CA&sort=-name&page=2`. */
export interface ListQuery {
  q: string;
  state: RealtorState | null;
  /** English name; empty for all. */
  brokerage: string;
  /** State of an area. */
  area: ActivityState | null;
  sort: RealtorSort;
  order: "asc" | "desc";
  /** From 1. */
  page: number;
}

/** Search params that leave out websites. */
export const filterParams = ["q", "state", "brokerage", "area"] as const;

export const perPage = 20;

const defaultSort = { sort: "updated", order: "desc" } as const;

/** Parses the search params; invalid values are ignored. */
export function readListQuery(query: Pick<URLSearchParams, "get">): ListQuery {
  const [, descending, column] = /^(-?)([a-z]+)$/.exec(query.get("sort") ?? "") ?? [];
  const sort = realtorSorts.find((known) => known === column);
  const page = Number(query.get("page") ?? 1);
  return {
    q: readSearchText(query),
    state: realtorStates.find((known) => known === query.get("state")) ?? null,
    brokerage: (query.get("brokerage") ?? "").trim().slice(0, limits.etcContent),
    area: activityStates.find((known) => known === query.get("area")) ?? null,
    ...(sort ? { sort, order: descending ? "desc" : "asc" } : defaultSort),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Whether search and filters can leave out websites. */
export function hasFilter({ q, state, brokerage, area }: ListQuery): boolean {
  return q !== "" || state !== null || brokerage !== "" || area !== null;
}

/** Whether the list can lack websites because of the query. */
export function isFiltered(query: ListQuery): boolean {
  return hasFilter(query) || query.page > 1;
}

/** Converts to the table's sort order. */
export function tableSort({ sort, order }: Pick<ListQuery, "sort" | "order">): TableSort {
  return { column: sort, direction: order === "asc" ? "ascending" : "descending" };
}

/** Value of the `sort` param; empty for the default order. */
export function sortParam({ column, direction }: TableSort): string {
  const descending = direction === "descending";
  if (column === defaultSort.sort && descending) return "";
  return `${descending ? "-" : ""}${column}`;
}
