import { Button } from "@realtor/ui/button";
import { IconButton } from "@realtor/ui/icon-button";
import { ChevronDownIcon, ChevronUpIcon, DragIcon, PlusIcon, TrashIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { type ReactNode, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as css from "./list-editor.css.ts";
import { moveItem, useItemKeys } from "./use-item-keys.ts";

export type ListUpdate<Item> = (list: readonly Item[]) => readonly Item[];

interface ListEditorProps<Item> {
  /** `id` of the list, for links that lead to it. */
  id?: string;
  items: readonly Item[];
  onChange: (update: ListUpdate<Item>) => void;
  /** An entry's name, for its buttons. */
  nameOf: (item: Item, index: number) => string;
  children: (item: Item, index: number, change: (item: Item) => void) => ReactNode;
  /** The button that adds; several where there are several kinds. */
  adds: readonly { label: string; make: () => Item }[];
  /** Most entries. */
  max: number;
  /** Shown where there is none. */
  empty?: string;
}

/** Entries in an order of one's own: moved by drag or by buttons, added at the end, taken away. */
export function ListEditor<Item>(props: ListEditorProps<Item>) {
  const { id, items, onChange, nameOf, children, adds, max, empty } = props;
  const { formatMessage } = useIntl();
  const { keys, move: moveKeys, remove: removeKey } = useItemKeys(items.length);
  const [lifted, setLifted] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return;
    moveKeys(from, to);
    onChange((before) => moveItem(before, from, to));
    setSaid(formatMessage({ id: "editor.list.moved" }, { n: to + 1, total: items.length }));
  }
  function remove(index: number) {
    const name = nameOf(items[index] as Item, index); // the button stands in this entry
    removeKey(index);
    onChange((before) => before.toSpliced(index, 1));
    setSaid(formatMessage({ id: "editor.list.removed" }, { name }));
    // The pressed button is gone: on to what took its place.
    requestAnimationFrame(() => {
      const rest = list.current?.children ?? [];
      const next = rest[Math.min(index, rest.length - 1)];
      const target =
        next?.querySelector("button") ??
        list.current?.parentElement?.querySelector(":scope > div button");
      if (target instanceof HTMLElement) target.focus();
    });
  }

  return (
    <div className={css.root} id={id} tabIndex={-1}>
      {items.length === 0 && empty && <p className={css.empty}>{empty}</p>}
      <ol className={css.list} ref={list}>
        {items.map((item, index) => (
          // Dragging is a convenience: the buttons do the same.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={keys[index]}
            className={css.entry}
            data-lifted={lifted === index || undefined}
            onDragOver={(event) => {
              if (lifted === null) return;
              event.preventDefault();
              if (lifted !== index) {
                move(lifted, index);
                setLifted(index);
              }
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
                  setLifted(index);
                }}
                onDragEnd={() => setLifted(null)}
              >
                <DragIcon />
              </span>
              <span className={css.name}>{nameOf(item, index)}</span>
              <IconButton
                label={formatMessage({ id: "editor.list.up" }, { name: nameOf(item, index) })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ChevronUpIcon />
              </IconButton>
              <IconButton
                label={formatMessage({ id: "editor.list.down" }, { name: nameOf(item, index) })}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ChevronDownIcon />
              </IconButton>
              <IconButton
                label={formatMessage({ id: "editor.list.remove" }, { name: nameOf(item, index) })}
                onClick={() => remove(index)}
              >
                <TrashIcon />
              </IconButton>
            </div>
            {children(item, index, (changed) => onChange((before) => before.with(index, changed)))}
          </li>
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
