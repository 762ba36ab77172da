import type { Draft } from "./draft.ts";

/** A draft with its undo and redo steps. Steps share unchanged parts. */
export interface History {
  readonly past: readonly Draft[];
  readonly present: Draft;
  readonly future: readonly Draft[];
  /** Group and time (ms) of the last step: the next change of the group merges into it. */
  readonly last: { readonly group: string; readonly at: number } | null;
}

/** Maximum number of undo steps. */
const maxSteps = 200;
/** Changes of one group within this time (ms) merge into one step. */
const groupWindowMs = 1000;

export function startHistory(present: Draft): History {
  return { past: [], present, future: [], last: null };
}

/**
 * Records a change. Changes with the same `group` in quick succession merge into one undo step;
 * null always makes a separate step.
 */
export function recordChange(
  history: History,
  present: Draft,
  { group, at }: { group: string | null; at: number },
): History {
  if (present === history.present) return history;
  const { past, last } = history;
  const continuesGroup = group !== null && last?.group === group && at - last.at < groupWindowMs;
  return {
    past: continuesGroup ? past : [...past, history.present].slice(-maxSteps),
    present,
    future: [],
    last: group === null ? null : { group, at },
  };
}

export function undoChange(history: History): History {
  const { past, present, future } = history;
  const previous = past.at(-1);
  if (previous === undefined) return history;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], last: null };
}

export function redoChange(history: History): History {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest, last: null };
}
