"use client";

// The roles say what the elements are, which browsers forget where CSS stacks them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

import type { ReactNode } from "react";
import { classNames } from "../../private/class-names.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { ChevronDownIcon, ChevronUpIcon } from "../icon/icons.ts";
import * as css from "./data-table.css.ts";
import { nextSort, type Sort } from "./sort.ts";

export interface Column<Row> {
  /** Unique among the columns. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Its cells name their rows: one column of the table. */
  readonly rowHeader?: boolean | undefined;
  readonly sortable?: boolean | undefined;
  /** Figures stand at the end. */
  readonly align?: "start" | "end" | undefined;
  /** The heading is for assistive technology only, as over a row's buttons. */
  readonly headerHidden?: boolean | undefined;
  /**
   * On a phone: with its heading before it, alone, or not at all; `before` and `after` stand beside all
   * others, as a portrait and a row's menu do.
   */
  readonly onPhone?: "labelled" | "plain" | "hidden" | "before" | "after" | undefined;
}

interface Sorting {
  /** The order the rows have. */
  sort?: Sort | undefined;
  /** A heading was pressed; ignored where `sortHref` is given. */
  onSort?: ((sort: Sort) => void) | undefined;
  /** Address of the list in that order: headings are links then and need no script. */
  sortHref?: ((sort: Sort) => string) | undefined;
}

export interface DataTableProps<Row> extends Sorting {
  /** Names the table; seen only where `captionShown`. */
  caption: string;
  /** Shows the caption above the table. */
  captionShown?: boolean | undefined;
  /** In reading order: what each says in its heading and in its cells. */
  columns: readonly Column<Row>[];
  /** In the order they should have. */
  rows: readonly Row[];
  /** Unique among the rows, and the same on every render. */
  rowKey: (row: Row) => string;
  /** Shown in place of the rows where there are none. */
  empty?: ReactNode;
}

interface HeadingProps extends Sorting {
  column: Column<unknown>;
}

function SortControl({ column, sort, onSort, sortHref }: HeadingProps) {
  const next = nextSort(column.id, sort);
  const falling = sort?.column === column.id && sort.direction === "descending";
  const face = (
    <>
      {column.header}
      {falling ? <ChevronDownIcon /> : <ChevronUpIcon />}
    </>
  );
  return sortHref ? (
    <a className={css.sort} href={sortHref(next)}>
      {face}
    </a>
  ) : (
    <button type="button" className={css.sort} onClick={() => onSort?.(next)}>
      {face}
    </button>
  );
}

function Heading({ column, ...sorting }: HeadingProps) {
  const sortable = column.sortable === true;
  return (
    <th
      role="columnheader"
      scope="col"
      className={classNames(
        css.heading,
        sortable ? css.sortable : css.still,
        column.align === "end" && css.end,
      )}
      aria-sort={sorting.sort?.column === column.id ? sorting.sort.direction : undefined}
    >
      {sortable ? (
        <SortControl column={column} {...sorting} />
      ) : (
        <span className={column.headerHidden ? visuallyHidden : undefined}>{column.header}</span>
      )}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Tag = column.rowHeader ? "th" : "td";
  const onPhone =
    column.onPhone ?? (column.rowHeader || column.headerHidden ? "plain" : "labelled");
  return (
    <Tag
      role={column.rowHeader ? "rowheader" : "cell"}
      scope={column.rowHeader ? "row" : undefined}
      className={classNames(
        css.cell,
        column.align === "end" && css.end,
        onPhone === "hidden" && css.wideOnly,
        onPhone === "before" && css.before,
        onPhone === "after" && css.after,
      )}
    >
      {onPhone === "labelled" && (
        <span className={css.cellLabel} aria-hidden="true">
          {column.header}
        </span>
      )}
      {column.cell(row)}
    </Tag>
  );
}

/**
 * Ruled rows of 76 px; stacked on a phone, where the headings that sort stay in reach. Gives rows in
 * the order it gets them: whoever owns them sorts.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionShown, columns, rows, rowKey, empty, ...sorting } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <table className={css.table} role="table">
      <caption className={captionShown ? css.caption : visuallyHidden}>{caption}</caption>
      <thead className={css.head} role="rowgroup">
        <tr className={css.headRow} role="row">
          {columns.map((column) => (
            <Heading
              key={column.id}
              // A heading never reads a row.
              column={column as Column<unknown>}
              {...sorting}
            />
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} className={css.row} role="row">
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
