import type { Entry } from "./entry.ts";

/** The first entries of a list that may have more. */
export interface ListStart {
  entries: readonly Entry[];
  /** Of the whole list. */
  totalCount: number;
}

export type ReadPage = (
  currentPage: number,
  perPage: number,
) => Promise<{ page: readonly Entry[]; totalCount: number }>;

/** What "Show more" adds. */
export const rowsPerPage = 20;

/** The services' limit. */
const rowsPerRequest = 100;

/**
 * Reads the first page, and keeps the `known` entries below it as long as the total count agrees with what
 * is seen. Otherwise, and without known entries, reads all `wanted` entries again.
 */
export async function readEntries(
  readPage: ReadPage,
  known: ListStart | undefined,
  wanted: number,
): Promise<ListStart> {
  if (!known && wanted > rowsPerPage) return readAll(readPage, wanted);
  const first = await readPage(0, rowsPerPage);
  if (wanted <= rowsPerPage) return { entries: first.page, totalCount: first.totalCount };
  const { totalCount } = first;
  const entries = known ? putOnTop(first.page, known.entries) : [];
  const isComplete =
    known && totalCount - known.totalCount === entries.length - known.entries.length;
  return isComplete
    ? readMore(readPage, { entries, totalCount }, wanted)
    : readAll(readPage, wanted);
}

/** Reads the pages below the start that are missing. */
async function readMore(readPage: ReadPage, start: ListStart, wanted: number): Promise<ListStart> {
  let { entries, totalCount } = start;
  while (entries.length < Math.min(wanted, totalCount)) {
    const next = await readPage(Math.floor(entries.length / rowsPerPage), rowsPerPage);
    const more = unique([...entries, ...next.page]);
    totalCount = next.totalCount;
    // Entries were removed meanwhile; the next poll sees which.
    if (more.length === entries.length) break;
    entries = more;
  }
  return { entries: entries.slice(0, wanted), totalCount };
}

async function readAll(readPage: ReadPage, wanted: number): Promise<ListStart> {
  const perPage = Math.min(wanted, rowsPerRequest);
  const read: Entry[] = [];
  let totalCount: number;
  let currentPage = 0;
  do {
    const next = await readPage(currentPage, perPage);
    read.push(...next.page);
    totalCount = next.totalCount;
    currentPage += 1;
  } while (currentPage * perPage < Math.min(wanted, totalCount));
  return { entries: unique(read).slice(0, wanted), totalCount };
}

/** The first page, then the known entries that follow its last known one. */
function putOnTop(page: readonly Entry[], known: readonly Entry[]): Entry[] {
  const places = new Map(known.map(({ id }, index) => [id, index]));
  const inPage = new Set(page.map(({ id }) => id));
  const last = places.get(page.findLast(({ id }) => places.has(id))?.id ?? "");
  const below = last === undefined ? [] : known.slice(last + 1);
  return [...page, ...below.filter(({ id }) => !inPage.has(id))];
}

/** A new entry at the top moves the others, so that one may be on two pages. */
function unique(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
