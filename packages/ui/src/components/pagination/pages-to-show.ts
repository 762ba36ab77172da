/** A page, or a run of pages left out. */
export type PageStop = number | "gap";

/**
 * The pages worth a link: the first, the last, the current one and its neighbours. A gap stands for
 * two pages or more. Pages count from 1; a current page outside is taken as the nearest one.
 */
export function pagesToShow(current: number, count: number): PageStop[] {
  const at = Math.min(Math.max(1, current), count);
  const near = new Set([1, at - 1, at, at + 1, count]);
  const shown = [...near].filter((page) => page >= 1 && page <= count);
  const stops: PageStop[] = [];
  let before = 0;
  for (const page of shown.toSorted((a, b) => a - b)) {
    if (page - before === 2) stops.push(page - 1);
    if (page - before > 2) stops.push("gap");
    stops.push(page);
    before = page;
  }
  return stops;
}
