import { IconButton } from "@realtor/ui/icon-button";
import { ChevronDownIcon, ChevronUpIcon, DragIcon, TrashIcon } from "@realtor/ui/icons";
import { memo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import * as css from "./list-editor.css.ts";

/** Changes an entry as it stands, which may be a letter further than it was drawn. */
export type ChangeItem<Item> = (update: (item: Item) => Item, typed?: string) => void;

/** What an entry can ask of its list. The same object for the life of the list. */
export interface EntryActions<Item> {
  change: (index: number, ...change: Parameters<ChangeItem<Item>>) => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  /** An entry is dragged, or no more. */
  lift: (index: number | null) => void;
  /** True where a dragged entry may be dropped. */
  dragOver: (index: number) => boolean;
}

interface ListEntryProps<Item> {
  /** For links that lead to it. */
  id: string | undefined;
  item: Item;
  index: number;
  name: string;
  last: boolean;
  lifted: boolean;
  within: string | undefined;
  actions: EntryActions<Item>;
  draw: (item: Item, index: number, change: ChangeItem<Item>) => ReactNode;
}

function Entry<Item>(props: ListEntryProps<Item>) {
  const { id, item, index, name, last, lifted, actions, draw } = props;
  const { formatMessage } = useIntl();
  return (
    // Dragging is a convenience: the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      id={id}
      className={css.entry}
      data-lifted={lifted || undefined}
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
            actions.lift(index);
          }}
          onDragEnd={() => actions.lift(null)}
        >
          <DragIcon />
        </span>
        <span className={css.name}>{name}</span>
        <IconButton
          label={formatMessage({ id: "editor.list.up" }, { name })}
          disabled={index === 0}
          onClick={() => actions.move(index, index - 1)}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          label={formatMessage({ id: "editor.list.down" }, { name })}
          disabled={last}
          onClick={() => actions.move(index, index + 1)}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton
          label={formatMessage({ id: "editor.list.remove" }, { name })}
          onClick={() => actions.remove(index)}
        >
          <TrashIcon />
        </IconButton>
      </div>
      {draw(item, index, (...change) => actions.change(index, ...change))}
    </li>
  );
}

/** One entry with its tools. Typing in one of thirty draws that one alone: `draw` is not looked at. */
export const ListEntry = memo(
  Entry,
  (before, after) =>
    before.item === after.item &&
    before.index === after.index &&
    before.name === after.name &&
    before.last === after.last &&
    before.lifted === after.lifted &&
    before.within === after.within,
) as typeof Entry; // memo forgets that the component is generic
