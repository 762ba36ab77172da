"use client";

import { Fragment, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import {
  Cell,
  Column,
  ResizableTableContainer,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  TableLoadMoreItem,
  type Selection,
} from "react-aria-components/Table";
import { omitDuplicates } from "../../developer-errors.ts";
import { classNames } from "../../format.ts";
import type { TableLabels } from "../../labels/controls/control-labels.ts";
import { Spinner } from "../spinner/spinner.tsx";
import * as css from "./table.css.ts";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import {
  CellContent,
  cellClass,
  columnWidth,
  HeadingContent,
  SelectionBox,
  type TableColumn,
  type TableSort,
} from "./table-parts.tsx";

export type { TableColumn, TableSort } from "./table-parts.tsx";

export interface TableProps<Item> extends Omit<ComponentProps<"div">, "children"> {
  labels: TableLabels;
  /** Accessible name of the table. */
  label: string;
  /** At least one column. */
  columns: readonly TableColumn<Item>[];
  /** Already sorted: the table does not sort. */
  rows: readonly Item[];
  /** Unique and stable key of a row. */
  rowKey: (row: Item) => string;
  /** Current order of `rows`. */
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** `multiple` adds a column of checkboxes; with `single` a press on a row selects it. */
  selectionMode?: "none" | "single" | "multiple" | undefined;
  /** Controlled selection by row key; uncontrolled by default. */
  selectedKeys?: Iterable<string> | undefined;
  /** Initial selection when uncontrolled. */
  defaultSelectedKeys?: Iterable<string> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Rows that cannot be selected. */
  disabledKeys?: Iterable<string> | undefined;
  /** URL of a row. The whole row is then a link. */
  rowHref?: ((row: Item) => string) | undefined;
  /** Shows that rows are loading, below the others. */
  loading?: boolean | undefined;
  /** Called when the end of the rows comes near; load more rows and set `loading` meanwhile. */
  onLoadMore?: (() => void) | undefined;
  /** Shown below the headings when there are no rows. */
  empty?: ReactNode;
  /** Height in px or as CSS above which the rows scroll below the headings. */
  maxHeight?: number | string | undefined;
  /**
   * Keeps the headings at the top of the viewport while the page scrolls. A table that is wider than the
   * page then overflows it.
   */
  stickyHeadings?: boolean | undefined;
}

/** Follows the link of the focused row, also where Enter would select it. */
function followRowLink(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLElement)) return;
  if (event.target.getAttribute("role") !== "row") return;
  const link = event.target.querySelector<HTMLAnchorElement>(`.${css.rowLink}`);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  link.click();
}

/** Rows and columns share the keys of react-aria's collection: a row may have the id of a column. */
const columnPrefix = "column:";

/**
 * Table with selection, sorting, column widths and rows as links, on react-aria-components. One tab stop
 * with arrow keys inside. Sorting is controlled: the caller sorts `rows`. Rows are stacked on a phone.
 * Renders a `<div>` around a `<table role="grid">`.
 */
export function Table<Item extends object>(props: TableProps<Item>) {
  const { labels, label, rowKey, sort, onSort, rowHref, empty, ...rest } = props;
  const { loading = false, onLoadMore, maxHeight, stickyHeadings = false, ...data } = rest;
  const { columns: givenColumns, rows: givenRows, className, style, ...selectable } = data;
  const { selectionMode = "none", selectedKeys, defaultSelectedKeys, ...others } = selectable;
  const { onSelectionChange, disabledKeys, "aria-describedby": describedBy, ...root } = others;
  const rows = omitDuplicates(givenRows, { keyOf: rowKey, owner: "Table row", prop: "rowKey" });
  const columns = omitDuplicates(givenColumns, {
    keyOf: ({ id }) => id,
    owner: "Table column",
    prop: "id",
  });
  const resizable = columns.some((column) => column.resizable);
  // react-aria requires a row header.
  const rowHeader = columns.find((column) => column.rowHeader) ?? columns[0];
  const Container = resizable ? ResizableTableContainer : Fragment;
  const changeSelection = (selection: Selection) => {
    const disabled = new Set(disabledKeys);
    const keys =
      selection === "all"
        ? rows.map(rowKey).filter((key) => !disabled.has(key))
        : [...selection].map(String);
    onSelectionChange?.(new Set(keys));
  };
  return (
    <div
      {...root}
      className={classNames(
        css.container,
        stickyHeadings && css.pageScroll,
        (stickyHeadings || maxHeight !== undefined) && css.fixedHeadings,
        className,
      )}
      style={{ maxHeight, ...style }}
      onKeyDownCapture={followRowLink}
    >
      <Container>
        <AriaTable
          aria-label={label}
          {...(describedBy && { "aria-describedby": describedBy })}
          className={classNames(css.table, resizable ? css.resizable : css.stacked)}
          selectionMode={selectionMode}
          disabledBehavior="selection"
          onSelectionChange={changeSelection}
          onSortChange={({ column, direction }) =>
            onSort?.({ column: String(column).slice(columnPrefix.length), direction })
          }
          {...omitUndefined({ selectedKeys, defaultSelectedKeys, disabledKeys })}
          {...(sort && { sortDescriptor: { ...sort, column: columnPrefix + sort.column } })}
        >
          <TableHeader className={css.head}>
            {selectionMode === "multiple" && (
              <Column
                className={classNames(css.heading, css.selectionHeading)}
                {...columnWidth({ width: 44, minWidth: 44 }, resizable)}
              >
                <SelectionBox />
              </Column>
            )}
            {columns.map((column) => (
              <Column
                key={column.id}
                id={columnPrefix + column.id}
                className={classNames(
                  css.heading,
                  !column.sortable && css.unsortable,
                  column.align === "end" && css.end,
                )}
                isRowHeader={column === rowHeader}
                allowsSorting={column.sortable ?? false}
                textValue={column.header}
                {...columnWidth(column, resizable)}
              >
                <HeadingContent column={column} sort={sort} />
              </Column>
            ))}
          </TableHeader>
          <TableBody
            className={css.body}
            renderEmptyState={() => !loading && <div className={css.notice}>{empty}</div>}
          >
            {rows.map((row) => (
              <Row
                key={rowKey(row)}
                id={rowKey(row)}
                className={classNames(css.row, rowHref && css.linkedRow)}
              >
                {selectionMode === "multiple" && (
                  <Cell className={classNames(css.cell, css.selectionCell)}>
                    <SelectionBox />
                  </Cell>
                )}
                {columns.map((column) => (
                  <Cell key={column.id} className={cellClass(column)}>
                    <CellContent
                      column={column}
                      row={row}
                      href={column === rowHeader ? rowHref?.(row) : undefined}
                    />
                  </Cell>
                ))}
              </Row>
            ))}
            {onLoadMore && <TableLoadMoreItem isLoading={false} onLoadMore={onLoadMore} />}
          </TableBody>
        </AriaTable>
      </Container>
      {/* Always rendered, because live regions must exist before their content. */}
      <output className={css.loading}>
        {loading && (
          <>
            <Spinner />
            {labels.loading}
          </>
        )}
      </output>
    </div>
  );
}
