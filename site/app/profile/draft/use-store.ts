import type { Lens } from "@realtor/profile/wire";
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { useStore } from "zustand";
import type { Draft } from "./draft.ts";
import type { DraftKind, StoredDocument } from "./draft-kind.ts";
import type { AnyDraftStore, DraftStore } from "./draft-store.ts";

export const DraftContext = createContext<AnyDraftStore | null>(null);

/** The store of the draft, whatever it is of. Throws outside the editor. */
export function useAnyDraftStore(): AnyDraftStore {
  const store = use(DraftContext);
  if (!store)
    throw new Error("useAnyDraftStore needs a DraftContext above it: use it inside an editor.");
  return store;
}

/** The store of a draft of this kind. Throws outside its editor. */
export function useStoreOf<Document extends StoredDocument, Id extends string, Body>(
  kind: DraftKind<Document, Id, Body>,
): DraftStore<Document, Id, Body> {
  const store = useAnyDraftStore();
  if (store.kind !== kind)
    throw new Error(`This needs a draft of the kind "${kind.name}", and it is in another editor.`);
  // A store of this kind.
  return store as DraftStore<Document, Id, Body>;
}

/** Selects from the draft in a transition, so that it does not delay typing. */
export function useDeferredSelector<Selected>(select: (draft: Draft) => Selected): Selected {
  const store = useAnyDraftStore();
  const read = () => select(store.getDraft());
  // A reducer runs in the transition; `setState` calls its updater at once, during the key.
  const [selected, update] = useReducer(read, undefined, read);
  useEffect(() => {
    const updateLater = () => startTransition(update);
    updateLater();
    return store.subscribe(updateLater);
  }, [store]);
  return selected;
}

/**
 * A value of the draft and its setter. Text and number updates in quick succession merge into one undo step.
 * `amend` may change more of the draft with it.
 */
export function useLens<Value>(
  { get, set }: Lens<Value>,
  undoGroup: string,
  amend: (before: Draft, after: Draft) => Draft = keepAll,
): [Value, (update: Value | ((value: Value) => Value)) => void] {
  const store = useAnyDraftStore();
  const value = useStore(store, ({ history }) => get(history.present));
  const change = useCallback(
    (update: Value | ((value: Value) => Value)) => {
      // Typing and moving a slider change the value many times; an emptied number field has null.
      const isGradual = update === null || typeof update === "string" || typeof update === "number";
      store.change(
        (draft) => {
          // A draft has no functions as values.
          const next =
            typeof update === "function" ? (update as (value: Value) => Value)(get(draft)) : update;
          return amend(draft, set(draft, next));
        },
        isGradual ? undoGroup : undefined,
      );
    },
    [store, undoGroup, get, set, amend],
  );
  return [value, change];
}

const keepAll = (_before: Draft, after: Draft) => after;

type ListUpdate<Item> = (list: readonly Item[]) => readonly Item[];

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
  const store = useAnyDraftStore();
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

/**
 * Ctrl/Command+Z, Shift+Z and Y undo and redo across all fields. The native undo of an input does
 * not know changes by buttons, photos or other sections.
 */
export function useUndoKeys(): void {
  const store = useAnyDraftStore();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      if (
        event.target instanceof Element &&
        event.target.closest("[role=dialog], [role=alertdialog]")
      )
        return;
      const key = event.key.toLowerCase();
      const redo = key === "y" || (key === "z" && event.shiftKey);
      if (!redo && key !== "z") return;
      event.preventDefault();
      if (redo) store.redo();
      else store.undo();
    };
    // Grid lists end the propagation of keys that are pressed in their rows.
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, [store]);
}
