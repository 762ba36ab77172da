"use client";

import {
  createContext,
  use,
  useMemo,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { Button, GridList as AriaGridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { omitDuplicates } from "../../developer-errors.ts";
import { classNames, formatTemplate } from "../../format.ts";
import { useForwardedRef } from "../../hooks/use-forwarded-ref.ts";
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
import { Link } from "../link-provider/link-provider.tsx";
import * as css from "./grid-list.css.ts";
import { useDropBySpace } from "./use-drop-by-space.ts";
import { useTouchReorder } from "./use-touch-reorder.ts";

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
  /** URL of an item. The whole item is then a link, and its content has no padding of its own. */
  itemHref?: ((item: Item) => string) | undefined;
  /** Called when the link of an item is followed; `event.preventDefault()` opens it in the page instead. */
  onOpen?: ((item: Item, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Key of the item that is open, for example next to the list. */
  currentKey?: string | undefined;
  /**
   * For hundreds of items: all values besides an item that the functions of this list use, always as many. A
   * new `currentKey` then does not render the items again; only new `items`, `label` or dependencies do.
   */
  dependencies?: readonly unknown[] | undefined;
  /** Called with all items in the new order. Without it the order is fixed. */
  onReorder?: ((items: Item[]) => void) | undefined;
  /** False if `actions` moves items in another way, which WCAG 2.5.7 requires next to dragging. */
  moveButtons?: boolean | undefined;
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

/** Moves the focus from the link to its item, in which arrow keys work. */
function focusItem({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[role="row"]')?.focus();
}

/** Follows the link of the focused item. */
function followItemLink(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLElement)) return;
  if (event.target.getAttribute("role") !== "row") return;
  event.target.querySelector<HTMLAnchorElement>(`.${css.link}`)?.click();
}

const CurrentKeyContext = createContext<string | undefined>(undefined);

/** The element of an item. react-aria does not pass on aria-current. */
function Row({ itemKey, ...row }: ComponentProps<"div"> & { itemKey: string }) {
  return <div {...row} aria-current={use(CurrentKeyContext) === itemKey || undefined} />;
}

/**
 * List or grid of items that the user opens or reorders. Items are reordered by dragging with mouse,
 * touch, keyboard (Enter or space on the handle, arrow keys, Enter or space) or screen reader, or with the
 * buttons that move an item by one position. Renders a `<div>` around a `<div role="grid">`.
 */
export function GridList<Item extends object>(props: GridListProps<Item>) {
  const { labels, label, itemKey, itemLabel, layout = "list", children, ...listProps } = props;
  const { items: givenItems, itemHref, onOpen, currentKey, ...rest } = listProps;
  const items = omitDuplicates(givenItems, {
    keyOf: itemKey,
    owner: "GridList item",
    prop: "itemKey",
  });
  const { actions, onReorder, moveButtons = true, empty, className, ...others } = rest;
  const { dependencies, ...attributes } = others;
  const { "aria-describedby": describedBy, ref, ...root } = attributes;
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
  const spaceKey = useDropBySpace();
  const { dragAndDropHooks } = useDragAndDrop({
    onDragStart: spaceKey.start,
    onDragEnd: spaceKey.end,
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": labelOf(key) })),
    onReorder: ({ keys, target }) => move(keys, target),
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.indicator} />,
  });
  const keys = items.map(itemKey);
  const element = useForwardedRef(ref);
  const touch = useTouchReorder({
    root: element,
    layout,
    onDrop: onReorder && (({ key, target }) => move(new Set([key]), target)),
  });

  const renderList = () => (
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
            className={classNames(
              css.item,
              css.itemLayout[layout],
              itemHref && css.linked,
              touch?.key === id && css.lifted,
              touch?.target?.key === id && css.dropSide[layout][touch.target.dropPosition],
            )}
            render={(row) => <Row {...row} itemKey={id} />}
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
              {itemHref ? (
                // Enter on the item follows it, so that each item is one tab stop.
                <Link
                  className={css.link}
                  href={itemHref(item)}
                  tabIndex={-1}
                  onFocus={focusItem}
                  onClick={(event) => onOpen?.(item, event)}
                >
                  {children(item, index + 1)}
                </Link>
              ) : (
                children(item, index + 1)
              )}
            </div>
            <div className={css.tools} {...rowContentHandlers}>
              {actions?.(item)}
              {onReorder && moveButtons && (
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
  );
  const list = useMemo(
    renderList,
    // The caller names what its functions use.
    // oxlint-disable-next-line react/exhaustive-deps
    dependencies ? [givenItems, label, describedBy, touch, ...dependencies] : [renderList],
  );

  return (
    <div
      {...root}
      ref={element}
      className={classNames(css.root, className)}
      onKeyDownCapture={itemHref && followItemLink}
    >
      <CurrentKeyContext value={currentKey}>{list}</CurrentKeyContext>
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
