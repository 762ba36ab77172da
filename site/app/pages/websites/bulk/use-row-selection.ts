import { type SyntheticEvent, useRef, useState } from "react";
import type { WebsiteRow } from "../website-row.ts";

/** The selected rows of the list, among those that are shown. */
export interface RowSelection {
  rows: readonly WebsiteRow[];
  keys: ReadonlySet<string>;
  change: (keys: ReadonlySet<string>) => void;
  set: (rows: readonly WebsiteRow[]) => void;
  clear: () => void;
  /** Handlers of an element around the table: they know whether Shift is held. */
  handlers: Readonly<
    Record<"onPointerDownCapture" | "onKeyDownCapture", (event: SyntheticEvent) => void>
  >;
}

/** Selects rows; a row that is no longer shown is not selected. */
export function useRowSelection(shown: readonly WebsiteRow[]): RowSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const isShiftHeld = useRef(false);
  const rows = shown.filter(({ id }) => chosen.has(id));
  const keys = new Set(rows.map(({ id }) => id));
  const readShift = ({ nativeEvent }: SyntheticEvent) => {
    isShiftHeld.current = "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;
  };
  const set = (next: readonly WebsiteRow[]) => {
    anchor.current = null;
    setChosen(new Set(next.map(({ id }) => id)));
  };
  return {
    rows,
    keys,
    change(next) {
      const result = extendSelection({
        keys: shown.map(({ id }) => id),
        before: keys,
        next,
        anchor: anchor.current,
        isRange: isShiftHeld.current,
      });
      anchor.current = result.anchor;
      setChosen(result.selected);
    },
    set,
    clear: () => set([]),
    handlers: { onPointerDownCapture: readShift, onKeyDownCapture: readShift },
  };
}

interface SelectionChange {
  /** Keys of all rows, in order. */
  keys: readonly string[];
  before: ReadonlySet<string>;
  next: ReadonlySet<string>;
  /** The row that was changed last. */
  anchor: string | null;
  /** Whether Shift was held. */
  isRange: boolean;
}

interface Selection {
  selected: ReadonlySet<string>;
  anchor: string | null;
}

/**
 * The selection after a change of one row: with Shift, all rows from the last changed one to this one become
 * selected or not selected, as this one did.
 */
export function extendSelection(change: SelectionChange): Selection {
  const { keys, before, next, anchor, isRange } = change;
  const changed = keys.filter((key) => before.has(key) !== next.has(key));
  const [only] = changed;
  // All rows were selected or cleared at once.
  if (only === undefined || changed.length > 1) return { selected: next, anchor };
  const from = anchor === null ? -1 : keys.indexOf(anchor);
  if (!isRange || from === -1) return { selected: next, anchor: only };
  const to = keys.indexOf(only);
  const range = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  const selected = new Set(next);
  for (const key of range) {
    if (next.has(only)) selected.add(key);
    else selected.delete(key);
  }
  return { selected, anchor: only };
}
