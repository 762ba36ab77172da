import { Button } from "@realtor/ui/button";
import { IconButton } from "@realtor/ui/icon-button";
import { ChevronDownIcon, ChevronUpIcon, DragIcon, PlusIcon, TrashIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ChangeList } from "../draft/use-draft.ts";
import { getEntryId } from "./field-fragments.ts";
import * as css from "./list-editor.css.ts";

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
  max: number;
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
    setAnnouncement(
      formatMessage(
        {
          id: "editor.list.moved",
          defaultMessage: "Moved to position {n} of {total}.",
          description: "Announcement after an entry was moved to position {n} of {total}.",
        },
        { n: to + 1, total: items.length },
      ),
    );
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
      setAnnouncement(
        formatMessage(
          {
            id: "editor.list.removed",
            defaultMessage: "{name}: deleted.",
            description: "Announcement after an entry was removed; {name} is its title.",
          },
          { name },
        ),
      );
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
            <FormattedMessage
              id="editor.list.full"
              defaultMessage="You can add up to {max}."
              description="Shown when a list is full; {max} is the maximum number of entries."
              values={{ max }}
            />
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

/** Updates the current item of the draft, which may be newer than the rendered one. */
export type ChangeItem<Item> = (update: (item: Item) => Item, undoGroup?: string) => void;

/** Callbacks of the list. The object is stable. */
interface EntryActions<Item> {
  change: (index: number, ...change: Parameters<ChangeItem<Item>>) => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  /** Index of the dragged entry; null at the end of the drag. */
  setDragged: (index: number | null) => void;
  /** Returns true where the dragged entry can be dropped. */
  dragOver: (index: number) => boolean;
}

interface ListEntryProps<Item> {
  id: string | undefined;
  item: Item;
  index: number;
  name: string;
  isLast: boolean;
  isDragged: boolean;
  parentPointer: string | undefined;
  actions: EntryActions<Item>;
  renderItem: (item: Item, index: number, change: ChangeItem<Item>) => ReactNode;
}

function Entry<Item>(props: ListEntryProps<Item>) {
  const { id, item, index, name, isLast, isDragged, actions, renderItem } = props;
  const { formatMessage } = useIntl();
  return (
    // Drag and drop is an addition: the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      id={id}
      className={css.entry}
      data-dragging={isDragged || undefined}
      onDragOver={(event) => {
        if (actions.dragOver(index)) event.preventDefault();
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <div className={css.tools}>
        <span
          className={css.handle}
          draggable
          aria-hidden="true"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            const entry = event.currentTarget.closest("li");
            if (entry) event.dataTransfer.setDragImage(entry, 12, 12);
            actions.setDragged(index);
          }}
          onDragEnd={() => actions.setDragged(null)}
        >
          <DragIcon />
        </span>
        <span className={css.name}>{name}</span>
        <IconButton
          label={formatMessage(
            {
              id: "editor.list.up",
              defaultMessage: "Move {name} earlier",
              description: "Button that moves an entry up in a list; {name} is the entry’s title.",
            },
            { name },
          )}
          disabled={index === 0}
          onClick={() => actions.move(index, index - 1)}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          label={formatMessage(
            {
              id: "editor.list.down",
              defaultMessage: "Move {name} later",
              description:
                "Button that moves an entry down in a list; {name} is the entry’s title.",
            },
            { name },
          )}
          disabled={isLast}
          onClick={() => actions.move(index, index + 1)}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton
          label={formatMessage(
            {
              id: "editor.list.remove",
              defaultMessage: "Delete {name}",
              description: "Button that removes an entry of a list; {name} is the entry’s title.",
            },
            { name },
          )}
          onClick={() => actions.remove(index)}
        >
          <TrashIcon />
        </IconButton>
      </div>
      {renderItem(item, index, (...change) => actions.change(index, ...change))}
    </li>
  );
}

/** A memoized list entry: typing re-renders only its own entry. `renderItem` is not compared. */
const ListEntry = memo(
  Entry,
  (before, after) =>
    before.item === after.item &&
    before.index === after.index &&
    before.name === after.name &&
    before.isLast === after.isLast &&
    before.isDragged === after.isDragged &&
    before.parentPointer === after.parentPointer,
) as typeof Entry; // memo drops the type parameter

/** Stable React keys for list items without an id, so that inputs keep their focus. */
function useItemKeys(length: number) {
  const [state, setState] = useState(() => ({ next: length, keys: range(length) }));
  let { next, keys } = state;
  // Undo or an import can change the length: adjust the keys at the end.
  if (keys.length !== length) {
    keys = keys.slice(0, length);
    while (keys.length < length) keys = [...keys, next++];
    setState({ next, keys });
  }
  return {
    keys,
    move: (from: number, to: number) => setState({ next, keys: moveItem(keys, from, to) }),
    remove: (index: number) => setState({ next, keys: keys.toSpliced(index, 1) }),
  };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** Moves an item; returns an unchanged copy if an index is out of range. */
function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  if (from === to || !(from in list) || to < 0 || to >= list.length) return [...list];
  const moved = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}
