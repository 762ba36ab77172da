import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { ChevronDownIcon, ChevronUpIcon } from "../icons/icons.ts";
import { Link } from "../link-provider/link-provider.tsx";
import * as css from "./data-table.css.ts";

export type SortDirection = "ascending" | "descending";

/** Sort order by one column id. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** The order that a heading links to: ascending first, then toggled. */
function nextSort(column: string, current: Sort | undefined): Sort {
  const isAscending = current?.column === column && current.direction === "ascending";
  return { column, direction: isAscending ? "descending" : "ascending" };
}

// Explicit roles: browsers drop table semantics when CSS changes the display of table elements.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

export interface Column<Row> {
  /** Unique among the columns. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Renders its cells as row headers. Set it for one column. */
  readonly rowHeader?: boolean | undefined;
  /** Makes the heading a link to the sorted list, by `sortHref`. */
  readonly sortable?: boolean | undefined;
  /** `end` is for numbers. */
  readonly align?: "start" | "end" | undefined;
  /** Visually hides the heading, for example of a column of buttons. */
  readonly headerHidden?: boolean | undefined;
  /**
   * Layout of the cell on a phone. `labelled` repeats the heading before it; `before` and `after` place
   * it in a column next to all other cells, for a portrait or a menu.
   */
  readonly mobileLayout?: "labelled" | "plain" | "hidden" | "before" | "after" | undefined;
}

interface Sorting {
  /** Current order of `rows`. */
  sort?: Sort | undefined;
  /** URL of the sorted list. */
  sortHref?: ((sort: Sort) => string) | undefined;
}

export interface DataTableProps<Row> extends Sorting, Omit<ComponentProps<"table">, "children"> {
  /** Accessible name of the table; visually hidden unless `labelVisible`. */
  label: string;
  labelVisible?: boolean | undefined;
  columns: readonly Column<Row>[];
  /** Already sorted: the table does not sort. */
  rows: readonly Row[];
  /** Unique and stable React key of a row. */
  rowKey: (row: Row) => string;
  /** Low rows that keep their columns on a phone, for a few short columns. */
  compact?: boolean | undefined;
  /** Rendered instead of the table when `rows` is empty. */
  empty?: ReactNode;
}

interface HeadingProps extends Sorting {
  column: Column<unknown>;
}

function Heading({ column, sort, sortHref }: HeadingProps) {
  const sortable = column.sortable && sortHref;
  const isDescending = sort?.column === column.id && sort.direction === "descending";
  return (
    <th
      role="columnheader"
      scope="col"
      className={classNames(
        css.heading,
        sortable ? css.sortable : css.unsortable,
        column.align === "end" && css.end,
      )}
      aria-sort={sort?.column === column.id ? sort.direction : undefined}
    >
      {sortable ? (
        <Link className={css.sort} href={sortHref(nextSort(column.id, sort))}>
          <span>{column.header}</span>
          {isDescending ? <ChevronDownIcon /> : <ChevronUpIcon />}
        </Link>
      ) : (
        <span className={column.headerHidden ? visuallyHidden : undefined}>{column.header}</span>
      )}
    </th>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  stacked: boolean;
}

function Cell<Row>({ column, row, stacked }: CellProps<Row>) {
  const Tag = column.rowHeader ? "th" : "td";
  const mobileLayout =
    column.mobileLayout ?? (column.rowHeader || column.headerHidden ? "plain" : "labelled");
  return (
    <Tag
      role={column.rowHeader ? "rowheader" : "cell"}
      scope={column.rowHeader ? "row" : undefined}
      className={classNames(
        css.cell,
        column.align === "end" && css.end,
        mobileLayout === "hidden" && css.wideOnly,
        mobileLayout === "before" && css.before,
        mobileLayout === "after" && css.after,
      )}
    >
      {stacked && mobileLayout === "labelled" && (
        <span className={css.cellLabel} aria-hidden="true">
          {column.header}
        </span>
      )}
      {column.cell(row)}
    </Tag>
  );
}

/**
/**
 * Static table that needs no JavaScript and renders in a server component: headings can be links to the
 * sorted list; rows are stacked on a phone. For selection and sorting in place use `Table`. Renders a
 * `<table>` element, or `empty` without rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, labelVisible, columns, rows, rowKey, compact = false, empty, ...others } = props;
  const { sort, sortHref, className, ...root } = others;
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <table
      role="table"
      {...root}
      className={classNames(css.table, compact ? css.compact : css.stacked, className)}
    >
      <caption className={labelVisible ? css.caption : visuallyHidden}>{label}</caption>
      <thead className={css.head} role="rowgroup">
        <tr className={css.headRow} role="row">
          {columns.map((column) => (
            <Heading
              key={column.id}
              // Safe cast: a heading never calls `cell`.
              column={column as Column<unknown>}
              sort={sort}
              sortHref={sortHref}
            />
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} className={css.row} role="row">
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} stacked={!compact} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
