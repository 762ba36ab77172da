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
import { type FieldId, fields, getLens } from "../fields/editor-fields.ts";
import type { Draft } from "./draft.ts";
import type { DraftStore, EditorState } from "./draft-store.ts";

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
  const store = useDraftStore();
  const snapshot = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

/** The current draft. Re-renders on every change. */
export function useDraft(): Draft {
  return useEditorState(({ history }) => history.present);
}

/** Selects from the draft in a transition, so that it does not delay typing. */
export function useDeferredSelector<Selected>(select: (draft: Draft) => Selected): Selected {
  const store = useDraftStore();
  const [selected, setSelected] = useState(() => select(store.getDraft()));
  const update = useEffectEvent(() =>
    startTransition(() => setSelected(() => select(store.getDraft()))),
  );
  useEffect(() => {
    update();
    return store.subscribe(() => update());
  }, [store]);
  return selected;
}

/** The draft, updated in a transition. */
export function useDeferredDraft(): Draft {
  return useDeferredSelector(identity);
}

const identity = (draft: Draft) => draft;

/** The value of a field, updated in a transition. */
export function useDeferredField<Id extends FieldId>(field: Id): ValueOf<Id> {
  // The lens belongs to this field.
  return useDeferredSelector(getLens(field).get) as ValueOf<Id>;
}

type ValueOf<Id extends FieldId> = ReturnType<(typeof fields)[Id]["lens"]["get"]>;

/**
 * The value of a field and its setter. String updates in quick succession merge into one undo step.
 */
export function useField<Id extends FieldId>(
  field: Id,
): [ValueOf<Id>, (update: ValueOf<Id> | ((value: ValueOf<Id>) => ValueOf<Id>)) => void] {
  const store = useDraftStore();
  const { get, set } = getLens(field);
  // The lens belongs to this field.
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
