import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
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

/** A part of the draft a moment later: what only looks on keeps no key waiting. */
export function useBehind<Part>(read: (draft: Draft) => Part): Part {
  const store = useDraftStore();
  const [part, setPart] = useState(() => read(store.getDraft()));
  const follow = useEffectEvent(() => startTransition(() => setPart(() => read(store.getDraft()))));
  useEffect(() => {
    follow();
    return store.subscribe(() => follow());
  }, [store]);
  return part;
}

/** The whole draft a moment later. */
export function useDraftBehind(): Draft {
  return useBehind(wholeDraft);
}

const wholeDraft = (draft: Draft) => draft;

/** A field's value a moment later. */
export function useFieldBehind<Id extends FieldId>(field: Id): ValueOf<Id> {
  // The lens of this very field.
  return useBehind(lensOf(field).get) as ValueOf<Id>;
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
