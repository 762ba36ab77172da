import { useEffect, useRef, useState } from "react";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import type { KeptNote } from "./kept-note.ts";

/** ms without a keystroke after which a note is saved. */
const pause = 1000;

export type NoteState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved" }
  | { kind: "failed"; error: unknown };

interface NoteOptions {
  /** As the service has it. */
  stored: string;
  kept: KeptNote;
  save: (note: string) => Promise<unknown>;
}

export interface Note {
  text: string;
  state: NoteState;
  type: (text: string) => void;
  /** Saves now what is not saved yet. */
  flush: () => void;
}

/**
 * A note that saves itself: when the typing pauses, when it is left, and before the page is hidden.
 * What could not be saved stays as typed.
 */
export function useNote({ stored, kept, save }: NoteOptions): Note {
  const [unsaved, setUnsaved] = useState(kept.read);
  const [state, setState] = useState<NoteState>({ kind: "idle" });
  // One save after the other: the last that was typed is the last to arrive.
  const saves = useRef<Promise<void>>(Promise.resolve());
  const asked = useRef<string | null>(null);
  const still = useDebouncedValue(unsaved, pause);

  async function send(note: string): Promise<void> {
    setState({ kind: "saving" });
    try {
      await save(note);
      setUnsaved((now) => (now === note ? null : now));
      if (kept.read() === note) kept.forget();
      setState({ kind: "saved" });
    } catch (error) {
      setState({ kind: "failed", error });
    }
    if (asked.current === note) asked.current = null;
  }

  function flush() {
    if (unsaved === null || unsaved === asked.current) return;
    asked.current = unsaved;
    saves.current = saves.current.then(() => send(unsaved));
  }

  const newest = useRef(flush);
  useEffect(() => {
    newest.current = flush;
  });
  useEffect(() => {
    if (still !== null) newest.current();
  }, [still]);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === "hidden") newest.current();
    };
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      // Another entry is opened before the pause is over.
      newest.current();
    };
  }, []);

  return {
    text: unsaved ?? stored,
    state,
    type(text) {
      setUnsaved(text);
      kept.write(text);
      setState((now) => (now.kind === "failed" ? now : { kind: "idle" }));
    },
    flush,
  };
}
