import { Box } from "@realtor/ui/box";
import { Button } from "@realtor/ui/button";
import { IconButton } from "@realtor/ui/icon-button";
import { PlusIcon, TrashIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { visuallyHidden } from "@realtor/ui/styles";
import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ChangeList } from "#app/profile/draft/use-store.ts";
import { getEntryId } from "#app/profile/draft/control-ids.ts";
import { EntryOrder } from "./entry-order.tsx";
import * as css from "./list-editor.css.ts";
import { type ChangeItem, useEntries } from "./use-entries.ts";

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

/** A list of entries that can be added, removed and put in order. */
export function ListEditor<Item>(props: ListEditorProps<Item>) {
  const { id, items, onChange, getName, children, parentPointer, addActions, max, emptyText } =
    props;
  const { formatMessage } = useIntl();
  const entries = useEntries(items.length, onChange);
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const actions = useLatestActions<Item>({
    change: entries.change,
    remove(index) {
      const name = getName(items[index] as Item, index); // the button belongs to this entry
      entries.remove(index);
      setAnnouncement(formatMessage({ id: "editor.list.removed" }, { name }));
      // The pressed button is removed: focus the entry that has its index now.
      requestAnimationFrame(() => focusEntry(list.current, index));
    },
  });

  const names = items.map(getName);
  return (
    <div className={css.root} id={id} tabIndex={-1}>
      {items.length === 0 && emptyText && <p className={css.note}>{emptyText}</p>}
      <EntryOrder
        entries={names.map((name, index) => ({ key: entries.keys[index] ?? "", name }))}
        onReorder={entries.reorder}
      />
      <ol className={css.list} ref={list}>
        {items.map((item, index) => (
          <ListEntry
            key={entries.keys[index]}
            id={id && getEntryId(id, index)}
            item={item}
            index={index}
            name={names[index] ?? ""}
            parentPointer={parentPointer}
            actions={actions}
            renderItem={children}
          />
        ))}
      </ol>
      <Inline gap={8} className={css.addButtons}>
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
      </Inline>
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
    remove: (index) => latest.current.remove(index),
  }));
  return actions;
}

/** Callbacks of the list. The object is stable. */
interface EntryActions<Item> {
  change: (index: number, ...change: Parameters<ChangeItem<Item>>) => void;
  remove: (index: number) => void;
}

interface ListEntryProps<Item> {
  id: string | undefined;
  item: Item;
  index: number;
  name: string;
  parentPointer: string | undefined;
  actions: EntryActions<Item>;
  renderItem: (item: Item, index: number, change: ChangeItem<Item>) => ReactNode;
}

function Entry<Item>(props: ListEntryProps<Item>) {
  const { id, item, index, name, actions, renderItem } = props;
  const { formatMessage } = useIntl();
  return (
    <li id={id} className={css.entry}>
      <Box display="flex" alignItems="center" className={css.tools}>
        <span className={css.name}>{name}</span>
        <IconButton
          label={formatMessage({ id: "editor.list.remove" }, { name })}
          onClick={() => actions.remove(index)}
        >
          <TrashIcon />
        </IconButton>
      </Box>
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
    before.parentPointer === after.parentPointer,
) as typeof Entry; // memo drops the type parameter
