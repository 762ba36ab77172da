"use client";

import type { ReactNode } from "react";
import { Checkbox, ColumnResizer } from "react-aria-components/Table";
import { classNames } from "../../format.ts";
import { rowContentHandlers } from "../../hooks/row-content.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from "../icons/icons.ts";
import { Link } from "../link-provider/link-provider.tsx";
import * as css from "./table.css.ts";

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

/** Checkbox that selects a row, or all of them. */
export function SelectionBox() {
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

/** Heading of a column: its text, sort direction and resize handle. */
export function HeadingContent({ column, sort }: HeadingContentProps) {
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

/** Content of a cell; on a phone with the heading before it. */
export function CellContent<Item>({ column, row, href }: CellContentProps<Item>) {
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

/** Classes of a cell by its column. */
export function cellClass<Item>({ align, mobileLayout }: TableColumn<Item>): string {
  return classNames(
    css.cell,
    align === "end" && css.end,
    mobileLayout === "hidden" && css.wideOnly,
    mobileLayout === "before" && css.before,
    mobileLayout === "after" && css.after,
  );
}

/** Column widths of react-aria apply to resizable tables; others use those of HTML. */
export function columnWidth(
  { width, minWidth }: Pick<TableColumn<never>, "width" | "minWidth">,
  resizable: boolean,
) {
  if (!resizable) return { style: { width, minWidth } };
  return { defaultWidth: width ?? ("1fr" as const), minWidth: minWidth ?? 96 };
}
