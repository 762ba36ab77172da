import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Draft } from "../draft/draft.ts";
import { useDraftStore } from "../draft/use-draft.ts";

/** Props of an uncontrolled input. */
interface TextControl {
  ref: (control: { value: string } | null) => void;
  defaultValue: string;
}

/**
 * Binds an uncontrolled input to the draft. Typing writes to the draft without re-rendering,
 * because rendering delays input on slow devices; other changes, such as undo, are written to the
 * input.
 *
 * `getText` reads the text from the draft. A list item passes its last rendered text as
 * `renderedText` and is not subscribed to the draft.
 */
export function useTextControl(
  getText: (draft: Draft) => string,
  renderedText?: string,
): TextControl {
  const store = useDraftStore();
  const control = useRef<{ value: string }>(null);
  const [defaultValue] = useState(() => getText(store.getDraft()));
  const ref = useCallback((element: { value: string } | null) => {
    control.current = element;
  }, []);
  // Reads the current draft: the rendered state may be older.
  const syncValue = useEffectEvent(() => {
    const text = getText(store.getDraft());
    if (control.current && control.current.value !== text) control.current.value = text;
  });
  useEffect(() => {
    syncValue();
    return renderedText === undefined ? store.subscribe(() => syncValue()) : undefined;
  }, [store, renderedText]);
  return { ref, defaultValue };
}
