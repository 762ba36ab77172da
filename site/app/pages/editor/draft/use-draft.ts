import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { type FieldId, fields, lensOf } from "../fields/editor-fields.ts";
import type { Draft } from "./draft.ts";
import type { DraftStore, EditorState } from "./draft-store.ts";

export const DraftContext = createContext<DraftStore | null>(null);

/** The homepage under edit. Throws outside the editor. */
export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store)
    throw new Error("useDraftStore needs a DraftContext above it: use it inside <Editor>.");
  return store;
}

/** A part of the editor's state; renders anew only when that part is another object. */
export function useEditorState<Part>(read: (state: EditorState) => Part): Part {
  const store = useDraftStore();
  const snapshot = () => read(store.getState());
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

/** The draft as it stands, for what depends on all of it. */
export function useDraft(): Draft {
  return useEditorState(({ history }) => history.present);
}

/** The draft a moment later: what only looks on keeps no key waiting. */
export function useDraftBehind(): Draft {
  const store = useDraftStore();
  const [draft, setDraft] = useState(store.getDraft);
  useEffect(() => {
    const follow = () => startTransition(() => setDraft(store.getDraft()));
    follow();
    return store.subscribe(follow);
  }, [store]);
  return draft;
}

type ValueOf<Id extends FieldId> = ReturnType<(typeof fields)[Id]["lens"]["get"]>;

/** One field's value, and the way to change it; what is typed in one go is one step of undo. */
export function useField<Id extends FieldId>(
  field: Id,
): [ValueOf<Id>, (update: ValueOf<Id> | ((value: ValueOf<Id>) => ValueOf<Id>)) => void] {
  const store = useDraftStore();
  const { get, set } = lensOf(field);
  // The lens of this very field: it reads and takes its values alone.
  const value = useEditorState(({ history }) => get(history.present)) as ValueOf<Id>;
  const change = useCallback(
    (update: ValueOf<Id> | ((value: ValueOf<Id>) => ValueOf<Id>)) => {
      const isText = typeof update === "string";
      store.change(
        (draft) =>
          set(draft, typeof update === "function" ? update(get(draft) as ValueOf<Id>) : update),
        isText ? field : undefined,
      );
    },
    [store, field, get, set],
  );
  return [value, change];
}
