import { dequal } from "dequal/lite";
import { createStore, type StoreApi } from "zustand";
import type { Draft } from "./draft.ts";
import type { DraftKind, StoredDocument } from "./draft-kind.ts";
import { comparisonOf } from "./merge-values.ts";

export interface EditorState<Document extends StoredDocument> {
  /** As last returned by the service, including its saved draft. */
  readonly stored: Document;
  /** The last saved draft: the unsaved changes are the difference to it. */
  readonly saved: Draft;
  readonly history: History;
}

/** A draft of a document of any kind. */
export interface AnyDraftStore<Document extends StoredDocument = StoredDocument> extends Omit<
  StoreApi<EditorState<Document>>,
  "setState"
> {
  readonly kind: { readonly name: string };
  getDraft: () => Draft;
  /**
   * Changes the draft. Changes with the same `undoGroup` in quick succession merge into one undo
   * step.
   */
  change: (update: (draft: Draft) => Draft, undoGroup?: string) => void;
  undo: () => void;
  redo: () => void;
}

/** State of the editor of one document, shared by all sections. */
export interface DraftStore<
  Document extends StoredDocument,
  Id extends string,
  Body,
> extends AnyDraftStore<Document> {
  readonly kind: DraftKind<Document, Id, Body>;
  /**
   * Sets the state returned by the service. With `sent` (the draft that was saved), the draft
   * becomes the returned one, with later changes reapplied: the service may normalize values.
   */
  setStored: (stored: Document, sent?: Draft) => void;
}

/** Creates the store of an editor. */
export function createDraftStore<Document extends StoredDocument, Id extends string, Body>(
  kind: DraftKind<Document, Id, Body>,
  stored: Document,
  now: () => number = Date.now,
): DraftStore<Document, Id, Body> {
  const { mergeDrafts, resolveConflicts } = comparisonOf(kind);
  const opened = kind.toDraft(stored);
  const { setState, ...store } = createStore<EditorState<Document>>(() => ({
    stored,
    saved: opened,
    history: startHistory(opened),
  }));
  const { getState } = store;

  function setHistory(history: History) {
    if (history !== getState().history) setState({ history });
  }

  /** Reapplies the changes made since `sent` to the response. */
  function rebaseChanges(sent: Draft, present: Draft, response: Draft): Draft {
    const merge = mergeDrafts(sent, present, response);
    return resolveConflicts(merge, new Set(merge.conflicts.map(({ field }) => field)));
  }

  return {
    ...store,
    kind,
    getDraft: () => getState().history.present,
    change(update, undoGroup) {
      const { history } = getState();
      setHistory(
        recordChange(history, update(history.present), { group: undoGroup ?? null, at: now() }),
      );
    },
    undo: () => setHistory(undoChange(getState().history)),
    redo: () => setHistory(redoChange(getState().history)),
    setStored(response, sent) {
      const { history } = getState();
      const saved = reuseValues(kind.toDraft(response), history.present);
      const present = sent
        ? reuseValues(rebaseChanges(sent, history.present, saved), history.present)
        : history.present;
      setState({ stored: response, saved, history: { ...history, present } });
    },
  };
}

/** The draft with the objects of `known` for equal values: what has not changed is not rendered again. */
function reuseValues(draft: Draft, known: Draft): Draft {
  if (dequal(draft, known)) return known;
  const entries = Object.entries(draft).map(([key, value]) => [
    key,
    dequal(value, known[key]) ? known[key] : value,
  ]);
  return Object.fromEntries(entries);
}

/** A draft with its undo and redo steps. Steps share unchanged parts. */
export interface History {
  readonly past: readonly Draft[];
  readonly present: Draft;
  readonly future: readonly Draft[];
  /** Group and time (ms) of the last step: the next change of the group merges into it. */
  readonly last: { readonly group: string; readonly at: number } | null;
}
const maxUndoSteps = 200;
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
    past: continuesGroup ? past : [...past, history.present].slice(-maxUndoSteps),
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
