import type { Draft } from "./draft.ts";

/** A draft with the way back and forth. Steps share what did not change, so they cost little. */
export interface History {
  readonly past: readonly Draft[];
  readonly present: Draft;
  readonly future: readonly Draft[];
  /** What the last step changed, and when: the next letter of the same field belongs to it. */
  readonly last: { readonly what: string; readonly at: number } | null;
}

/** Steps kept; at least fifty are asked for. */
const most = 200;
/** ms within which changes of one field are one step. */
const oneStep = 1000;

export function startHistory(present: Draft): History {
  return { past: [], present, future: [], last: null };
}

/**
 * The history after a change. `what` names the field that was typed into, so that a word is one step;
 * null for a change that is a step by itself.
 */
export function recordChange(
  history: History,
  present: Draft,
  { what, at }: { what: string | null; at: number },
): History {
  if (present === history.present) return history;
  const { past, last } = history;
  const goesOn = what !== null && last?.what === what && at - last.at < oneStep;
  return {
    past: goesOn ? past : [...past, history.present].slice(-most),
    present,
    future: [],
    last: what === null ? null : { what, at },
  };
}

export function undoChange(history: History): History {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null };
}

export function redoChange(history: History): History {
  const { past, present, future } = history;
  const [after, ...further] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: further, last: null };
}
