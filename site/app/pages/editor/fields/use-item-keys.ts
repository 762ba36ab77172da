import { useState } from "react";

/** Stable keys for the entries of a list that have none of their own, so that typing keeps its focus. */
export function useItemKeys(length: number) {
  const [made, setMade] = useState(() => ({ next: length, keys: countTo(length) }));
  let { next, keys } = made;
  // Undo, an import or another section may change the list from outside: it grows and shrinks at its end.
  if (keys.length !== length) {
    keys = keys.slice(0, length);
    while (keys.length < length) keys = [...keys, next++];
    setMade({ next, keys });
  }
  return {
    keys,
    move: (from: number, to: number) => setMade({ next, keys: moveItem(keys, from, to) }),
    remove: (index: number) => setMade({ next, keys: keys.toSpliced(index, 1) }),
  };
}

function countTo(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** The list with one entry at another place; out of reach changes nothing. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  if (from === to || !(from in list) || to < 0 || to >= list.length) return [...list];
  const moved = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}
