import { useEffect, useRef, useState } from "react";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import type { NoteDraft } from "./note-draft.ts";

/** Debounce of saving. */
const saveDelayMs = 1000;

export type NoteState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved" }
  | { kind: "failed"; error: unknown };

interface NoteOptions {
  /** The note as stored by the service. */
  stored: string;
  draft: NoteDraft;
  save: (note: string) => Promise<unknown>;
}

export interface Note {
  text: string;
  state: NoteState;
  type: (text: string) => void;
  /** Saves unsaved text immediately. */
  flush: () => void;
}

/**
 * A note that is saved automatically: after a pause in typing, on blur, and before the page is hidden.
 * Text that could not be saved is kept.
 */
export function useNote({ stored, draft, save }: NoteOptions): Note {
  const [unsaved, setUnsaved] = useState(draft.read);
  const [state, setState] = useState<NoteState>({ kind: "idle" });
  // Saves run sequentially, so that the latest text wins.
  const saves = useRef<Promise<void>>(Promise.resolve());
  const pending = useRef<string | null>(null);
  const debounced = useDebouncedValue(unsaved, saveDelayMs);

  async function send(note: string): Promise<void> {
    setState({ kind: "saving" });
    try {
      await save(note);
      setUnsaved((now) => (now === note ? null : now));
      if (draft.read() === note) draft.clear();
      setState({ kind: "saved" });
    } catch (error) {
      setState({ kind: "failed", error });
    }
    if (pending.current === note) pending.current = null;
  }

  function flush() {
    if (unsaved === null || unsaved === pending.current) return;
    pending.current = unsaved;
    saves.current = saves.current.then(() => send(unsaved));
  }

  const newest = useRef(flush);
  useEffect(() => {
    newest.current = flush;
  });
  useEffect(() => {
    if (debounced !== null) newest.current();
  }, [debounced]);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === "hidden") newest.current();
    };
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      // Another entry opens before the debounce ends.
      newest.current();
    };
  }, []);

  return {
    text: unsaved ?? stored,
    state,
    type(text) {
      setUnsaved(text);
      draft.write(text);
      setState((now) => (now.kind === "failed" ? now : { kind: "idle" }));
    },
    flush,
  };
}
