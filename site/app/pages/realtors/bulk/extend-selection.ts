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
