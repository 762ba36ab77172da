import { useState } from "react";

/** Stable React keys for list items without an id, so that inputs keep their focus. */
export function useItemKeys(length: number) {
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
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  if (from === to || !(from in list) || to < 0 || to >= list.length) return [...list];
  const moved = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}
