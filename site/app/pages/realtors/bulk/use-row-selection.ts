import { type SyntheticEvent, useRef, useState } from "react";
import type { WebsiteRow } from "../website-row.ts";
import { extendSelection } from "./extend-selection.ts";

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
