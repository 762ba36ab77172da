import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Lens } from "../draft/lens.ts";
import { useDraftStore } from "../draft/use-draft.ts";

export type ListUpdate<Item> = (list: readonly Item[]) => readonly Item[];

/** Changes a list; `typed` names the text that was typed into: its letters are one step of undo. */
export type ChangeList<Item> = (update: ListUpdate<Item>, typed?: string) => void;

/**
 * A field that is a list, and the way to change it. What is typed is drawn a moment later, as its
 * control has it already; whatever else changes the list is drawn at once.
 */
export function useListField<Item>({
  get,
  set,
}: Lens<readonly Item[]>): [readonly Item[], ChangeList<Item>] {
  const store = useDraftStore();
  const [items, setItems] = useState(() => get(store.getDraft()));
  const typing = useRef(false);
  useEffect(() => {
    const follow = () => {
      const next = get(store.getDraft());
      if (typing.current) startTransition(() => setItems(next));
      else setItems(next);
    };
    follow();
    return store.subscribe(follow);
  }, [store, get]);
  const change = useCallback<ChangeList<Item>>(
    (update, typed) => {
      typing.current = typed !== undefined;
      store.change((draft) => set(draft, update(get(draft))), typed);
      typing.current = false;
    },
    [store, get, set],
  );
  return [items, change];
}
