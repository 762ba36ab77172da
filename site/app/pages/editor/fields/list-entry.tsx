import { IconButton } from "@realtor/ui/icon-button";
import { ChevronDownIcon, ChevronUpIcon, DragIcon, TrashIcon } from "@realtor/ui/icons";
import { memo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import * as css from "./list-editor.css.ts";

/** Updates the current item of the draft, which may be newer than the rendered one. */
export type ChangeItem<Item> = (update: (item: Item) => Item, undoGroup?: string) => void;

/** Callbacks of the list. The object is stable. */
export interface EntryActions<Item> {
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
          label={formatMessage({ id: "editor.list.up" }, { name })}
          disabled={index === 0}
          onClick={() => actions.move(index, index - 1)}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          label={formatMessage({ id: "editor.list.down" }, { name })}
          disabled={isLast}
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
      {renderItem(item, index, (...change) => actions.change(index, ...change))}
    </li>
  );
}

/** A memoized list entry: typing re-renders only its own entry. `renderItem` is not compared. */
export const ListEntry = memo(
  Entry,
  (before, after) =>
    before.item === after.item &&
    before.index === after.index &&
    before.name === after.name &&
    before.isLast === after.isLast &&
    before.isDragged === after.isDragged &&
    before.parentPointer === after.parentPointer,
) as typeof Entry; // memo drops the type parameter
