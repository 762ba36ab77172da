import type { HttpAnswer } from "../http/http.ts";

/** Which entries of a list: page 0 and 50 to a page unless given; at most 100 to a page. */
export type PageQuery = Readonly<{ currentPage?: number; perPage?: number }>;

/** One page of a list, and how many entries all pages have. */
export interface Page<Entry> {
  page: Entry[];
  totalCount: number;
}

/** The page that an answer carries, with the count of its header `x-total-count`. */
export function readPage<Entry>({ data, headers }: HttpAnswer<Entry[]>): Page<Entry> {
  return { page: data, totalCount: Number(headers.get("x-total-count") ?? data.length) };
}
