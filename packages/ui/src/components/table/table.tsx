"use client";

import { Fragment, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import {
  Cell,
  Checkbox,
  Column,
  ColumnResizer,
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
import { visuallyHidden } from "../../styles/layout.css.ts";
import { rowContentHandlers } from "../../hooks/row-content.ts";
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from "../icons/icons.ts";
import { Link } from "../link-provider/link-provider.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as css from "./table.css.ts";
import { omitUndefined } from "../rich-field/omit-undefined.ts";

/** Sort order by one column id. */
export interface TableSort {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

export interface TableColumn<Item> {
  /** Unique among the columns. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Item) => ReactNode;
  /** Names the rows; the first column by default. With `rowHref` its content is the link. */
  readonly rowHeader?: boolean | undefined;
  readonly sortable?: boolean | undefined;
  /** `end` is for numbers. */
  readonly align?: "start" | "end" | undefined;
  /** Visually hides the heading, for example of a column of buttons. */
  readonly headerHidden?: boolean | undefined;
  /** In px or percent; in a resizable table the initial width. */
  readonly width?: number | `${number}%` | undefined;
  /** In px. */
  readonly minWidth?: number | undefined;
  /** Adds a handle that changes the width. The table then scrolls on a phone instead of stacking its rows. */
  readonly resizable?: boolean | undefined;
  /**
   * Layout of the cell on a phone. `labelled` repeats the heading before it; `before` and `after` place
   * it in a column next to all other cells, for a portrait or a menu.
   */
  readonly mobileLayout?: "labelled" | "plain" | "hidden" | "before" | "after" | undefined;
}

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
}

function SelectionBox() {
  return (
    <Checkbox slot="selection" className={css.selectionBox}>
      <span className={css.box}>
        <CheckIcon />
      </span>
    </Checkbox>
  );
}

interface HeadingContentProps {
  column: Omit<TableColumn<never>, "cell">;
  sort: TableSort | undefined;
}

function HeadingContent({ column, sort }: HeadingContentProps) {
  const isDescending = sort?.column === column.id && sort.direction === "descending";
  return (
    <span className={css.headingContent}>
      <span className={column.headerHidden ? visuallyHidden : css.headingText}>
        {column.header}
      </span>
      {column.sortable && (isDescending ? <ChevronDownIcon /> : <ChevronUpIcon />)}
      {column.resizable && <ColumnResizer className={css.resizer} />}
    </span>
  );
}

interface CellContentProps<Item> {
  column: TableColumn<Item>;
  row: Item;
  /** URL of the row, in its header. */
  href: string | undefined;
}

function CellContent<Item>({ column, row, href }: CellContentProps<Item>) {
  const layout =
    column.mobileLayout ?? (column.rowHeader || column.headerHidden ? "plain" : "labelled");
  const content = column.cell(row);
  return (
    <div className={css.cellContent} {...rowContentHandlers}>
      {layout === "labelled" && (
        <span className={css.cellLabel} aria-hidden="true">
          {column.header}
        </span>
      )}
      {href === undefined ? (
        content
      ) : (
        <Link className={css.rowLink} href={href}>
          {content}
        </Link>
      )}
    </div>
  );
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

function cellClass<Item>({ align, mobileLayout }: TableColumn<Item>): string {
  return classNames(
    css.cell,
    align === "end" && css.end,
    mobileLayout === "hidden" && css.wideOnly,
    mobileLayout === "before" && css.before,
    mobileLayout === "after" && css.after,
  );
}

/** Rows and columns share the keys of react-aria's collection: a row may have the id of a column. */
const columnPrefix = "column:";

/** Column widths of react-aria apply to resizable tables; others use those of HTML. */
function columnWidth(
  { width, minWidth }: Pick<TableColumn<never>, "width" | "minWidth">,
  resizable: boolean,
) {
  if (!resizable) return { style: { width, minWidth } };
  return { defaultWidth: width ?? ("1fr" as const), minWidth: minWidth ?? 96 };
}

/**
 * Table with selection, sorting, column widths and rows as links, on react-aria-components. One tab stop
 * with arrow keys inside. Sorting is controlled: the caller sorts `rows`. Rows are stacked on a phone.
 * Renders a `<div>` around a `<table role="grid">`.
 */
export function Table<Item extends object>(props: TableProps<Item>) {
  const { labels, label, rowKey, sort, onSort, rowHref, empty, ...rest } = props;
  const { loading = false, onLoadMore, maxHeight, className, style, ...data } = rest;
  const { columns: givenColumns, rows: givenRows, ...selectable } = data;
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
  const changeSelection = (selection: Selection) =>
    onSelectionChange?.(
      new Set(selection === "all" ? rows.map(rowKey) : [...selection].map(String)),
    );
  return (
    <div
      {...root}
      className={classNames(css.container, maxHeight !== undefined && css.fixedHeadings, className)}
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
