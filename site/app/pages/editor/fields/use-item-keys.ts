import { useState } from "react";

/** Stable React keys for list items without an id, so that inputs and rows keep their focus. */
export function useItemKeys(length: number) {
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
    /** `order`: the former index of the item at each position. */
    reorder: (order: readonly number[]) => setState({ next, keys: reorderItems(keys, order) }),
    remove: (index: number) => setState({ next, keys: keys.toSpliced(index, 1) }),
  };
}

/**
 * The items in an order of their indexes. Unchanged if the list has another length than the order, as
 * after an undo during a drag.
 */
export function reorderItems<Item>(list: readonly Item[], order: readonly number[]): Item[] {
  if (list.length !== order.length) return [...list];
  return order.flatMap((index) => list.slice(index, index + 1));
}
