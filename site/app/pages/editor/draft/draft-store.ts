import type { RealtorProfile } from "@realtor/api/loaning";
import { mergeDrafts, resolveConflicts } from "../fields/compare-drafts.ts";
import { type Draft, openDraft } from "./draft.ts";
import { type History, recordChange, redoChange, startHistory, undoChange } from "./history.ts";

/** All the editor knows of a homepage. */
export interface EditorState {
  /** As the service stored it last, its saved draft included. */
  readonly stored: RealtorProfile;
  /** What was saved last: unsaved changes are the difference to it. */
  readonly saved: Draft;
  readonly history: History;
}

/** One homepage under edit, over all sections. */
export interface DraftStore {
  getState: () => EditorState;
  /** The draft as it stands. */
  getDraft: () => Draft;
  subscribe: (listener: () => void) => () => void;
  /** Changes the draft; `what` joins what is typed into one field into one step of undo. */
  change: (update: (draft: Draft) => Draft, what?: string) => void;
  undo: () => void;
  redo: () => void;
  /**
   * The service stored something: what it answered is the saved state. With `sent`, the draft becomes
   * that answer, under what was typed since: a service may write a value in its own way.
   */
  store: (stored: RealtorProfile, sent?: Draft) => void;
}

/** A store for the life of one editor. */
export function createDraftStore(stored: RealtorProfile, now: () => number = Date.now): DraftStore {
  const opened = openDraft(stored);
  let state: EditorState = { stored, saved: opened, history: startHistory(opened) };
  const listeners = new Set<() => void>();

  function next(changed: Partial<EditorState>) {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  }
  function move(history: History) {
    if (history !== state.history) next({ history });
  }

  return {
    getState: () => state,
    getDraft: () => state.history.present,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(update, what) {
      const { history } = state;
      move(recordChange(history, update(history.present), { what: what ?? null, at: now() }));
    },
    undo: () => move(undoChange(state.history)),
    redo: () => move(redoChange(state.history)),
    store(answered, sent) {
      const saved = openDraft(answered);
      const { history } = state;
      const present = sent ? typedSince(sent, history.present, saved) : history.present;
      next({ stored: answered, saved, history: { ...history, present } });
    },
  };
}

/** What the service answered, with the fields that were changed after it was asked. */
function typedSince(sent: Draft, present: Draft, answered: Draft): Draft {
  const merge = mergeDrafts(sent, present, answered);
  return resolveConflicts(merge, new Set(merge.conflicts.map(({ field }) => field)));
}
