"use client";

import type { ComponentProps } from "react";

export type SortDirection = "ascending" | "descending";

/** Sort order by one column id. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

interface SortButtonProps extends ComponentProps<"button"> {
  /** The order after a click. */
  sort: Sort;
  onSort: ((sort: Sort) => void) | undefined;
}

/** The only client component of a table, so that the table renders in a server component. */
export function SortButton({ sort, onSort, ...button }: SortButtonProps) {
  return <button type="button" {...button} onClick={() => onSort?.(sort)} />;
}
