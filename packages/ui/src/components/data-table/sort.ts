export type SortDirection = "ascending" | "descending";

/** By which column rows are in order; the owner of the rows puts them so. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What pressing a heading asks for: its column upwards first, then the other way round. */
export function nextSort(column: string, now: Sort | undefined): Sort {
  const again = now?.column === column && now.direction === "ascending";
  return { column, direction: again ? "descending" : "ascending" };
}
