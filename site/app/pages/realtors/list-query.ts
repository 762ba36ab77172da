import {
  type RealtorSort,
  realtorSorts,
  type RealtorState,
  realtorStates,
} from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import type { Sort } from "@realtor/ui/data-table";

/** What the address asks of the list: `?q=…&state=…&sort=-name&page=2`. */
export interface ListQuery {
  q: string;
  state: RealtorState | null;
  sort: RealtorSort;
  order: "asc" | "desc";
  /** From 1. */
  page: number;
}

/** Homepages on a page. */
export const perPage = 20;

/** The newest change first, as long as nothing else is asked for. */
const usual = { sort: "updated", order: "desc" } as const;

/** Reads the address; what is not understood counts as not asked. */
export function readListQuery(query: Pick<URLSearchParams, "get">): ListQuery {
  const [, falling, column] = /^(-?)([a-z]+)$/.exec(query.get("sort") ?? "") ?? [];
  const sort = realtorSorts.find((known) => known === column);
  const page = Number(query.get("page") ?? 1);
  return {
    q: (query.get("q") ?? "").trim().slice(0, limits.search),
    state: realtorStates.find((known) => known === query.get("state")) ?? null,
    ...(sort ? { sort, order: falling ? "desc" : "asc" } : usual),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The order as the table shows it. */
export function tableSort({ sort, order }: ListQuery): Sort {
  return { column: sort, direction: order === "asc" ? "ascending" : "descending" };
}

/** The order as the address has it; empty for the usual one. */
export function sortParam({ column, direction }: Sort): string {
  const falling = direction === "descending";
  if (column === usual.sort && falling) return "";
  return `${falling ? "-" : ""}${column}`;
}
