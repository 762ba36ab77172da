import { Button } from "@realtor/ui/button";
import { PlusIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { entryId } from "./field-links.ts";
import * as css from "./list-editor.css.ts";
import { type ChangeItem, type EntryActions, ListEntry } from "./list-entry.tsx";
import { moveItem, useItemKeys } from "./use-item-keys.ts";
import type { ChangeList } from "./use-list-field.ts";

interface ListEditorProps<Item> {
  /** `id` of the list, for links that lead to it or to its entries. */
  id?: string;
  items: readonly Item[];
  onChange: ChangeList<Item>;
  /** An entry's name, for its buttons. */
  nameOf: (item: Item, index: number) => string;
  /** Draws an entry from itself, its place and `within` alone: nothing else draws it anew. */
  children: (item: Item, index: number, change: ChangeItem<Item>) => ReactNode;
  /** Where the list itself is, if its entries' fields say so. */
  within?: string;
  /** The button that adds; several where there are several kinds. */
  adds: readonly { label: string; make: () => Item }[];
  /** Most entries. */
  max: number;
  /** Shown where there is none. */
  empty?: string;
}

/** Entries in an order of one's own: moved by drag or by buttons, added at the end, taken away. */
export function ListEditor<Item>(props: ListEditorProps<Item>) {
  const { id, items, onChange, nameOf, children, within, adds, max, empty } = props;
  const { formatMessage } = useIntl();
  const itemKeys = useItemKeys(items.length);
  const [lifted, setLifted] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return;
    itemKeys.move(from, to);
    onChange((before) => moveItem(before, from, to));
    setSaid(formatMessage({ id: "editor.list.moved" }, { n: to + 1, total: items.length }));
  }
  const actions = useLatest<Item>({
    change: (index, update, typed) =>
      onChange(
        (before) => before.map((item, place) => (place === index ? update(item) : item)),
        typed,
      ),
    move,
    remove(index) {
      const name = nameOf(items[index] as Item, index); // the button stands in this entry
      itemKeys.remove(index);
      onChange((before) => before.toSpliced(index, 1));
      setSaid(formatMessage({ id: "editor.list.removed" }, { name }));
      // The pressed button is gone: on to what took its place.
      requestAnimationFrame(() => focusEntry(list.current, index));
    },
    lift: setLifted,
    dragOver(index) {
      if (lifted === null || lifted === index) return lifted !== null;
      move(lifted, index);
      setLifted(index);
      return true;
    },
  });

  return (
    <div className={css.root} id={id} tabIndex={-1}>
      {items.length === 0 && empty && <p className={css.empty}>{empty}</p>}
      <ol className={css.list} ref={list}>
        {items.map((item, index) => (
          <ListEntry
            key={itemKeys.keys[index]}
            id={id && entryId(id, index)}
            item={item}
            index={index}
            name={nameOf(item, index)}
            last={index === items.length - 1}
            lifted={lifted === index}
            within={within}
            actions={actions}
            draw={children}
          />
        ))}
      </ol>
      <div className={css.adds}>
        {items.length >= max ? (
          <p className={css.empty}>
            <FormattedMessage id="editor.list.full" values={{ max }} />
          </p>
        ) : (
          adds.map(({ label, make }) => (
            <Button
              key={label}
              variant="outline"
              size="small"
              onClick={() => onChange((before) => [...before, make()])}
            >
              <PlusIcon />
              {label}
            </Button>
          ))
        )}
      </div>
      <output className={visuallyHidden}>{said}</output>
    </div>
  );
}

/** The entry that took a place, or the last one; the button that adds where none is left. */
function focusEntry(list: HTMLOListElement | null, index: number): void {
  const rest = list?.children ?? [];
  const next = rest[Math.min(index, rest.length - 1)];
  const target =
    next?.querySelector("button") ?? list?.parentElement?.querySelector(":scope > div button");
  if (target instanceof HTMLElement) target.focus();
}

/** One object for good whose functions do what the newest ones do. */
function useLatest<Item>(newest: EntryActions<Item>): EntryActions<Item> {
  const latest = useRef(newest);
  useEffect(() => {
    latest.current = newest;
  });
  const [actions] = useState<EntryActions<Item>>(() => ({
    change: (index, update, typed) => latest.current.change(index, update, typed),
    move: (from, to) => latest.current.move(from, to),
    remove: (index) => latest.current.remove(index),
    lift: (index) => latest.current.lift(index),
    dragOver: (index) => latest.current.dragOver(index),
  }));
  return actions;
}
