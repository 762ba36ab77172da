import type { HttpResponse } from "../http/http.ts";

/** Pagination: `currentPage` is zero-based; `perPage` is 50 by default and at most 100. */
export type PageQuery = Readonly<{ currentPage?: number; perPage?: number }>;

/** One page of a list and the total number of entries. */
export interface Page<Entry> {
  page: Entry[];
  totalCount: number;
}

/** Reads a page from a response and the total from its `x-total-count` header. */
export function readPage<Entry>({ data, headers }: HttpResponse<Entry[]>): Page<Entry> {
  return { page: data, totalCount: Number(headers.get("x-total-count") ?? data.length) };
}
