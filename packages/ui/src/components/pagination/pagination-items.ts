/** A page number, or a gap of omitted pages. */
export type PaginationItem = number | "gap";

/**
 * First, last and current page with its neighbors. A gap represents two pages or more. Pages are
 * one-based; a current page out of range is clamped.
 */
export function getPaginationItems(current: number, count: number): PaginationItem[] {
  const clamped = Math.min(Math.max(1, current), count);
  const candidates = new Set([1, clamped - 1, clamped, clamped + 1, count]);
  const pages = [...candidates].filter((page) => page >= 1 && page <= count);
  const items: PaginationItem[] = [];
  let previous = 0;
  for (const page of pages.toSorted((a, b) => a - b)) {
    if (page - previous === 2) items.push(page - 1);
    if (page - previous > 2) items.push("gap");
    items.push(page);
    previous = page;
  }
  return items;
}
