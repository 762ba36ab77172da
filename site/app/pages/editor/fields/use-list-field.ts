import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Lens } from "../draft/lens.ts";
import { useDraftStore } from "../draft/use-draft.ts";

export type ListUpdate<Item> = (list: readonly Item[]) => readonly Item[];

/** Changes a list. Changes with the same `undoGroup` merge into one undo step. */
export type ChangeList<Item> = (update: ListUpdate<Item>, undoGroup?: string) => void;

/**
 * A list field and its setter. Changes with an `undoGroup` come from uncontrolled inputs and render
 * in a transition; all others render synchronously.
 */
export function useListField<Item>({
  get,
  set,
}: Lens<readonly Item[]>): [readonly Item[], ChangeList<Item>] {
  const store = useDraftStore();
  const [items, setItems] = useState(() => get(store.getDraft()));
  const isTyping = useRef(false);
  useEffect(() => {
    const syncItems = () => {
      const next = get(store.getDraft());
      if (isTyping.current) startTransition(() => setItems(next));
      else setItems(next);
    };
    syncItems();
    return store.subscribe(syncItems);
  }, [store, get]);
  const change = useCallback<ChangeList<Item>>(
    (update, undoGroup) => {
      isTyping.current = undoGroup !== undefined;
      store.change((draft) => set(draft, update(get(draft))), undoGroup);
      isTyping.current = false;
    },
    [store, get, set],
  );
  return [items, change];
}
