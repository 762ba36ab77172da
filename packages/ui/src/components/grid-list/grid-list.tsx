"use client";

import { useState, type ComponentProps, type ReactNode } from "react";
import { Button, GridList as AriaGridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { omitDuplicates } from "../../developer-errors.ts";
import { classNames, formatTemplate } from "../../format.ts";
import { rowContentHandlers } from "../../hooks/row-content.ts";
import { renderRoot } from "../../rich-root-props.tsx";
import type { GridListLabels } from "../../labels/controls/control-labels.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  DragIcon,
} from "../icons/icons.ts";
import * as css from "./grid-list.css.ts";

export interface GridListProps<Item> extends Omit<ComponentProps<"div">, "children"> {
  labels: GridListLabels;
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Unique and stable key of an item. */
  itemKey: (item: Item) => string;
  /** Name of an item, for its buttons and for what is announced while dragging. */
  itemLabel: (item: Item) => string;
  /** `grid` is for images: the handle is on the content, the buttons are below it. */
  layout?: "list" | "grid" | undefined;
  /** Content of an item; `position` is one-based. */
  children: (item: Item, position: number) => ReactNode;
  /** Buttons or links of an item, next to those that move it. */
  actions?: ((item: Item) => ReactNode) | undefined;
  /** Called with all items in the new order. Without it the order is fixed. */
  onReorder?: ((items: Item[]) => void) | undefined;
  /** Shown instead of the items when there are none. */
  empty?: ReactNode;
}

interface Reordering<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  moved: ReadonlySet<unknown>;
  target: { readonly key: unknown; readonly dropPosition: string };
}

/** The items with the moved ones before or after the target; unchanged if the target is one of them. */
function reorder<Item>({ items, keyOf, moved, target }: Reordering<Item>): Item[] {
  const others = items.filter((item) => !moved.has(keyOf(item)));
  const index = others.findIndex((item) => keyOf(item) === target.key);
  if (index === -1) return [...items];
  const movedItems = items.filter((item) => moved.has(keyOf(item)));
  return others.toSpliced(index + (target.dropPosition === "after" ? 1 : 0), 0, ...movedItems);
}

/**
 * List or grid of items that the user reorders: by dragging with mouse, touch, keyboard (Enter on the
 * handle, arrow keys, Enter) or screen reader, or with the buttons that move an item by one position.
 * Renders a `<div>` around a `<div role="grid">`.
 */
export function GridList<Item extends object>(props: GridListProps<Item>) {
  const { labels, label, itemKey, itemLabel, layout = "list", children, ...listProps } = props;
  const { items: givenItems, ...rest } = listProps;
  const items = omitDuplicates(givenItems, {
    keyOf: itemKey,
    owner: "GridList item",
    prop: "itemKey",
  });
  const { actions, onReorder, empty, className, "aria-describedby": describedBy, ...root } = rest;
  const [announcement, setAnnouncement] = useState("");
  const move = (moved: ReadonlySet<unknown>, target: Reordering<Item>["target"]) => {
    const reordered = reorder({ items, keyOf: itemKey, moved, target });
    const n = reordered.findIndex((item) => moved.has(itemKey(item))) + 1;
    const first = reordered[n - 1];
    if (!first) return;
    const name = itemLabel(first);
    setAnnouncement(formatTemplate(labels.moved, { name, n, total: items.length }));
    onReorder?.(reordered);
  };
  const labelOf = (key: unknown) => {
    const item = items.find((each) => itemKey(each) === key);
    return item ? itemLabel(item) : "";
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": labelOf(key) })),
    onReorder: ({ keys, target }) => move(keys, target),
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.indicator} />,
  });
  const keys = items.map(itemKey);

  return (
    <div {...root} className={classNames(css.root, className)}>
      <AriaGridList
        aria-label={label}
        render={renderRoot({ "aria-describedby": describedBy })}
        className={css.layout[layout]}
        layout={layout === "grid" ? "grid" : "stack"}
        keyboardNavigationBehavior="tab"
        renderEmptyState={() => <div className={css.empty}>{empty}</div>}
        {...(onReorder && { dragAndDropHooks })}
      >
        {items.map((item, index) => {
          const id = itemKey(item);
          const moveBy = (by: -1 | 1) =>
            move(new Set([id]), {
              key: keys[index + by],
              dropPosition: by === -1 ? "before" : "after",
            });
          return (
            <GridListItem
              key={id}
              id={id}
              textValue={itemLabel(item) || id}
              className={classNames(css.item, css.itemLayout[layout])}
            >
              {onReorder && (
                <Button
                  slot="drag"
                  className={css.handle}
                  aria-label={formatTemplate(labels.drag, { name: itemLabel(item) })}
                >
                  <DragIcon />
                </Button>
              )}
              <div className={css.content} {...rowContentHandlers}>
                {children(item, index + 1)}
              </div>
              <div className={css.tools} {...rowContentHandlers}>
                {actions?.(item)}
                {onReorder && (
                  <MoveButtons
                    labels={labels}
                    name={itemLabel(item)}
                    layout={layout}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    onMove={moveBy}
                  />
                )}
              </div>
            </GridListItem>
          );
        })}
      </AriaGridList>
      <span className={visuallyHidden} aria-live="polite">
        {announcement}
      </span>
    </div>
  );
}

interface MoveButtonsProps {
  labels: GridListLabels;
  name: string;
  layout: "list" | "grid";
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

/** The alternative to dragging (WCAG 2.5.7). */
function MoveButtons({ labels, name, layout, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <span className={css.moveButtons}>
      <IconButton
        label={formatTemplate(labels.moveBack, { name })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        {layout === "grid" ? <ArrowLeftIcon /> : <ChevronUpIcon />}
      </IconButton>
      <IconButton
        label={formatTemplate(labels.moveForward, { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        {layout === "grid" ? <ArrowRightIcon /> : <ChevronDownIcon />}
      </IconButton>
    </span>
  );
}
