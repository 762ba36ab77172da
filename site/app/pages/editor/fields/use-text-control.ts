import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Draft } from "../draft/draft.ts";
import { useDraftStore } from "../draft/use-draft.ts";

/** For the control, which is uncontrolled. */
interface TextControl {
  ref: (control: { value: string } | null) => void;
  defaultValue: string;
}

/**
 * Lets a control keep its own letters: the draft has them with each key, and nothing is drawn anew for
 * them, which would hold back the next one on a slow device. What else changes the draft, as undo, is
 * written into the control. `read` is its text as the draft has it; `drawn` the same as an entry of a
 * list was drawn with it, so that a thousand of them need not follow the draft.
 */
export function useTextControl(read: (draft: Draft) => string, drawn?: string): TextControl {
  const store = useDraftStore();
  const control = useRef<{ value: string }>(null);
  const [defaultValue] = useState(() => read(store.getDraft()));
  const ref = useCallback((element: { value: string } | null) => {
    control.current = element;
  }, []);
  // The draft as it stands: what was drawn last may be a letter behind.
  const show = useEffectEvent(() => {
    const text = read(store.getDraft());
    if (control.current && control.current.value !== text) control.current.value = text;
  });
  useEffect(() => {
    show();
    return drawn === undefined ? store.subscribe(() => show()) : undefined;
  }, [store, drawn]);
  return { ref, defaultValue };
}
