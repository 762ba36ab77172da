import { Button } from "@realtor/ui/button";
import { PlusIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { getEntryId } from "./field-fragments.ts";
import * as css from "./list-editor.css.ts";
import { type ChangeItem, type EntryActions, ListEntry } from "./list-entry.tsx";
import { moveItem, useItemKeys } from "./use-item-keys.ts";
import type { ChangeList } from "./use-list-field.ts";

interface ListEditorProps<Item> {
  /** Base of the element ids of the list and its entries. */
  id?: string;
  items: readonly Item[];
  onChange: ChangeList<Item>;
  /** Name of an entry in the labels of its buttons. */
  getName: (item: Item, index: number) => string;
  /**
   * Renders an entry. Entries are memoized: the result may depend only on the item, its index and
   * `parentPointer`.
   */
  children: (item: Item, index: number, change: ChangeItem<Item>) => ReactNode;
  /** JSON pointer of the list, if the fields of its entries use it. */
  parentPointer?: string;
  /** One button for each kind of entry. */
  addActions: readonly { label: string; create: () => Item }[];
  /** Maximum number of entries. */
  max: number;
  /** Text of the empty list. */
  emptyText?: string;
}

/** A list of entries that can be added, removed and reordered by drag and drop or by buttons. */
export function ListEditor<Item>(props: ListEditorProps<Item>) {
  const { id, items, onChange, getName, children, parentPointer, addActions, max, emptyText } =
    props;
  const { formatMessage } = useIntl();
  const itemKeys = useItemKeys(items.length);
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLOListElement>(null);
  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return;
    itemKeys.move(from, to);
    onChange((before) => moveItem(before, from, to));
    setAnnouncement(formatMessage({ id: "editor.list.moved" }, { n: to + 1, total: items.length }));
  }
  const actions = useLatestActions<Item>({
    change: (index, update, undoGroup) =>
      onChange(
        (before) => before.map((item, itemIndex) => (itemIndex === index ? update(item) : item)),
        undoGroup,
      ),
    move,
    remove(index) {
      const name = getName(items[index] as Item, index); // the button belongs to this entry
      itemKeys.remove(index);
      onChange((before) => before.toSpliced(index, 1));
      setAnnouncement(formatMessage({ id: "editor.list.removed" }, { name }));
      // The pressed button is removed: focus the entry that has its index now.
      requestAnimationFrame(() => focusEntry(list.current, index));
    },
    setDragged: setDraggedIndex,
    dragOver(index) {
      if (draggedIndex === null || draggedIndex === index) return draggedIndex !== null;
      move(draggedIndex, index);
      setDraggedIndex(index);
      return true;
    },
  });

  return (
    <div className={css.root} id={id} tabIndex={-1}>
      {items.length === 0 && emptyText && <p className={css.note}>{emptyText}</p>}
      <ol className={css.list} ref={list}>
        {items.map((item, index) => (
          <ListEntry
            key={itemKeys.keys[index]}
            id={id && getEntryId(id, index)}
            item={item}
            index={index}
            name={getName(item, index)}
            isLast={index === items.length - 1}
            isDragged={draggedIndex === index}
            parentPointer={parentPointer}
            actions={actions}
            renderItem={children}
          />
        ))}
      </ol>
      <div className={css.addButtons}>
        {items.length >= max ? (
          <p className={css.note}>
            <FormattedMessage id="editor.list.full" values={{ max }} />
          </p>
        ) : (
          addActions.map(({ label, create }) => (
            <Button
              key={label}
              variant="outline"
              size="small"
              onClick={() => onChange((before) => [...before, create()])}
            >
              <PlusIcon />
              {label}
            </Button>
          ))
        )}
      </div>
      <output className={visuallyHidden}>{announcement}</output>
    </div>
  );
}

/** Focuses the entry at the index, else the last one, else the add button. */
function focusEntry(list: HTMLOListElement | null, index: number): void {
  const items = list?.children ?? [];
  const item = items[Math.min(index, items.length - 1)];
  const target =
    item?.querySelector("button") ?? list?.parentElement?.querySelector(":scope > div button");
  if (target instanceof HTMLElement) target.focus();
}

/** A stable object whose functions call the latest actions. */
function useLatestActions<Item>(newActions: EntryActions<Item>): EntryActions<Item> {
  const latest = useRef(newActions);
  useEffect(() => {
    latest.current = newActions;
  });
  const [actions] = useState<EntryActions<Item>>(() => ({
    change: (index, update, undoGroup) => latest.current.change(index, update, undoGroup),
    move: (from, to) => latest.current.move(from, to),
    remove: (index) => latest.current.remove(index),
    setDragged: (index) => latest.current.setDragged(index),
    dragOver: (index) => latest.current.dragOver(index),
  }));
  return actions;
}
