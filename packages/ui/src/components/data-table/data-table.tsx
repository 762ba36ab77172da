import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { ChevronDownIcon, ChevronUpIcon } from "../icons/icons.ts";
import { Link } from "../link-provider/link-provider.tsx";
import * as css from "./data-table.css.ts";
import { SortButton, type Sort } from "./sort-button.tsx";

export type { Sort, SortDirection } from "./sort-button.tsx";

/** The next order when a heading is pressed: ascending first, then toggled. */
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
  /** Ignored if `sortHref` is given. */
  onSort?: ((sort: Sort) => void) | undefined;
  /** URL of the sorted list; headings become links that need no JavaScript. */
  sortHref?: ((sort: Sort) => string) | undefined;
}

export interface DataTableProps<Row> extends Sorting, Omit<ComponentProps<"table">, "children"> {
  /** Accessible name of the table; visually hidden unless `captionVisible`. */
  caption: string;
  captionVisible?: boolean | undefined;
  columns: readonly Column<Row>[];
  /** Already sorted: the table does not sort. */
  rows: readonly Row[];
  /** Unique and stable React key of a row. */
  rowKey: (row: Row) => string;
  /** Rendered instead of the table when `rows` is empty. */
  empty?: ReactNode;
}

interface HeadingProps extends Sorting {
  column: Column<unknown>;
}

function SortControl({ column, sort, onSort, sortHref }: HeadingProps) {
  const next = nextSort(column.id, sort);
  const isDescending = sort?.column === column.id && sort.direction === "descending";
  const content = (
    <>
      {column.header}
      {isDescending ? <ChevronDownIcon /> : <ChevronUpIcon />}
    </>
  );
  return sortHref ? (
    <Link className={css.sort} href={sortHref(next)}>
      {content}
    </Link>
  ) : (
    <SortButton className={css.sort} sort={next} onSort={onSort}>
      {content}
    </SortButton>
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
        sortable ? css.sortable : css.unsortable,
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
      {mobileLayout === "labelled" && (
        <span className={css.cellLabel} aria-hidden="true">
          {column.header}
        </span>
      )}
      {column.cell(row)}
    </Tag>
  );
}

/**
 * Table with sortable headings; rows are stacked on a phone, below the sort controls. Sorting is
 * controlled: the caller sorts `rows`. Renders in a server component; only `onSort` needs a client
 * component. Renders a `<table>` element, or `empty` without rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionVisible, columns, rows, rowKey, empty, ...others } = props;
  const { sort, onSort, sortHref, className, ...root } = others;
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <table role="table" {...root} className={classNames(css.table, className)}>
      <caption className={captionVisible ? css.caption : visuallyHidden}>{caption}</caption>
      <thead className={css.head} role="rowgroup">
        <tr className={css.headRow} role="row">
          {columns.map((column) => (
            <Heading
              key={column.id}
              // Safe cast: a heading never calls `cell`.
              column={column as Column<unknown>}
              sort={sort}
              onSort={onSort}
              sortHref={sortHref}
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
