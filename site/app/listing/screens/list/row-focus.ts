import { useCallback, useLayoutEffect, useRef } from "react";

export interface RowFocus {
  /** A row leaves its place: if the focus is lost with it, it moves to the row, or to the one that follows. */
  keep: (key: string) => void;
  /** A row comes back, and gets the focus. */
  recall: (key: string) => void;
}

interface Wanted {
  keys: readonly string[];
  isForced: boolean;
}

/** Keeps the focus in the list; `keys` are those of its rows, in order. */
export function useRowFocus(keys: readonly string[]): RowFocus {
  const wanted = useRef<Wanted>(null);
  const shown = useRef(keys);
  useLayoutEffect(() => {
    shown.current = keys;
    if (!wanted.current) return;
    const { keys: candidates, isForced } = wanted.current;
    const [row] = candidates.flatMap((key) => findRow(key) ?? []);
    // A row that comes back may come later.
    if (isForced && !row) return;
    wanted.current = null;
    if (!isForced && document.activeElement !== document.body) return;
    // Without a row, the last home left.
    (row ?? document.querySelector<HTMLElement>("[data-add-listing]"))?.focus();
  }, [keys]);
  return {
    keep: useCallback((key: string) => {
      const all = shown.current;
      const index = all.indexOf(key);
      const others = [...all.slice(index + 1), ...all.slice(0, Math.max(index, 0)).toReversed()];
      wanted.current = { keys: [key, ...others], isForced: false };
    }, []),
    recall: useCallback((key: string) => {
      wanted.current = { keys: [key], isForced: true };
    }, []),
  };
}

/** A row that is in view: sold homes are folded. */
function findRow(key: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`[data-home="${CSS.escape(key)}"]`);
  return row?.closest("[hidden]") ? null : row;
}
