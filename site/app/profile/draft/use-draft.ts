import type { ValueId } from "@realtor/profile/fields";
import { dateFigures } from "@realtor/profile/figures";
import { getLens, values } from "@realtor/profile/values";
import { htmlLang } from "@realtor/api/locales";
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
import { useAddress } from "#app/page-root.tsx";
import type { DraftStore, EditorState } from "./draft-store.ts";
import type { Draft } from "./draft.ts";
import { toLocalDate } from "./local-date.ts";

export const DraftContext = createContext<DraftStore | null>(null);

/** The draft store. Throws outside the editor. */
export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store)
    throw new Error("useDraftStore needs a DraftContext above it: use it inside <Editor>.");
  return store;
}

/** Selects from the editor state; re-renders only when the selected value changes. */
export function useEditorState<Selected>(select: (state: EditorState) => Selected): Selected {
  return useStore(useDraftStore(), select);
}

/** The current draft. Re-renders on every change. */
export function useDraft(): Draft {
  return useEditorState(({ history }) => history.present);
}

/** Selects from the draft in a transition, so that it does not delay typing. */
export function useDeferredSelector<Selected>(select: (draft: Draft) => Selected): Selected {
  const store = useDraftStore();
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

/** The draft, updated in a transition. */
export function useDeferredDraft(): Draft {
  return useDeferredSelector(identity);
}

const identity = (draft: Draft) => draft;

/** The value of a field, updated in a transition. */
export function useDeferredField<Id extends ValueId>(field: Id): ValueOf<Id> {
  // The lens belongs to this field.
  return useDeferredSelector(getLens(field).get) as ValueOf<Id>;
}

type ValueOf<Id extends ValueId> = ReturnType<(typeof values)[Id]["get"]>;

/**
 * The value of a field and its setter. Text and number updates in quick succession merge into one undo step.
 */
export function useField<Id extends ValueId>(
  field: Id,
): [ValueOf<Id>, (update: ValueOf<Id> | ((value: ValueOf<Id>) => ValueOf<Id>)) => void] {
  const store = useDraftStore();
  const { get, set } = getLens(field);
  // The lens belongs to this field.
  const value = useEditorState(({ history }) => get(history.present)) as ValueOf<Id>;
  const change = useCallback(
    (update: ValueOf<Id> | ((value: ValueOf<Id>) => ValueOf<Id>)) => {
      // Typing and moving a slider change the value many times; an emptied number field has null.
      const isGradual = update === null || typeof update === "string" || typeof update === "number";
      store.change(
        (draft) => {
          const next = typeof update === "function" ? update(get(draft) as ValueOf<Id>) : update;
          return dateFigures(draft, set(draft, next), toLocalDate(new Date()));
        },
        isGradual ? field : undefined,
      );
    },
    [store, field, get, set],
  );
  return [value, change];
}

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

/**
 * Ctrl/Command+Z, Shift+Z and Y undo and redo across all fields. The native undo of an input does
 * not know changes by buttons, photos or other sections.
 */
export function useUndoKeys(): void {
  const store = useDraftStore();
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

/** The agent's name in the editor's language, else in another one; may be empty. */
export function useDisplayName(): string {
  const { locale } = useAddress();
  const ko = useDeferredField("nameKr");
  const en = useDeferredField("nameEn");
  const ja = useDeferredField("nameJa");
  return { ko, en, ja }[htmlLang(locale)] || ko || en || ja;
}
