import { useState } from "react";
import type { ChangeList } from "#app/profile/draft/use-store.ts";

/** Updates the current item of the draft, which may be newer than the rendered one. */
export type ChangeItem<Item> = (update: (item: Item) => Item, undoGroup?: string) => void;

/**
 * Changes of the entries of a list, and stable React keys for them: the items have no id, and their inputs
 * and rows keep the focus.
 */
export function useEntries<Item>(length: number, onChange: ChangeList<Item>) {
  const [state, setState] = useState(() => ({
    next: length,
    keys: Array.from({ length }, (_, index) => index),
  }));
  let { next, keys } = state;
  // Undo or an import can change the length: adjust the keys at the end.
  if (keys.length !== length) {
    keys = keys.slice(0, length);
    while (keys.length < length) keys = [...keys, next++];
    setState({ next, keys });
  }
  return {
    keys: keys.map(String),
    change: (index: number, ...[update, undoGroup]: Parameters<ChangeItem<Item>>) =>
      onChange(
        (before) => before.map((item, itemIndex) => (itemIndex === index ? update(item) : item)),
        undoGroup,
      ),
    remove: (index: number) => {
      setState({ next, keys: keys.toSpliced(index, 1) });
      onChange((before) => before.toSpliced(index, 1));
    },
    /** `order`: the former index of the item at each position. */
    reorder: (order: readonly number[]) => {
      setState({ next, keys: inOrder(keys, order) });
      onChange((before) => inOrder(before, order));
    },
  };
}

/**
 * The items in an order of their indexes. Unchanged if the list has another length than the order, as
 * after an undo during a drag.
 */
function inOrder<Item>(list: readonly Item[], order: readonly number[]): Item[] {
  if (list.length !== order.length) return [...list];
  return order.flatMap((index) => list.slice(index, index + 1));
}
