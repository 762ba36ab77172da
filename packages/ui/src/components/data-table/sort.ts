export type SortDirection = "ascending" | "descending";

/** Sort order by one column id. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** The next order when a heading is pressed: ascending first, then toggled. */
export function nextSort(column: string, current: Sort | undefined): Sort {
  const isAscending = current?.column === column && current.direction === "ascending";
  return { column, direction: isAscending ? "descending" : "ascending" };
}
