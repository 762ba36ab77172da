import { limits } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { TextArea } from "@realtor/ui/text-area";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useFailure } from "#app/admin/failure-text.ts";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import * as css from "./entry-detail.css.ts";
import { createTextDraft, type TextDraft } from "./text-draft.ts";

interface NoteFieldProps {
  entryId: string;
  /** The note as stored by the service. */
  stored: string;
  save: (note: string) => Promise<unknown>;
}

/** The note on an entry, saved automatically. */
export function NoteField({ entryId, stored, save }: NoteFieldProps) {
  const { formatMessage } = useIntl();
  const { user } = useAdmin();
  const [draft] = useState(() => createTextDraft({ kind: "note", owner: user.id, entry: entryId }));
  const { text, state, type, flush } = useNote({ stored, draft, save });
  const failure = useFailure(state.kind === "failed" ? state.error : undefined);
  return (
    <div className={css.note}>
      <TextArea
        label={formatMessage({ id: "inbox.note" })}
        rows={4}
        maxLength={limits.note}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
      />
      <output className={css.noteState}>
        <FormattedMessage id="inbox.note.private" />
        {state.kind !== "idle" && state.kind !== "failed" && " · "}
        {state.kind === "saving" && <FormattedMessage id="inbox.note.saving" />}
        {state.kind === "saved" && <FormattedMessage id="inbox.note.saved" />}
      </output>
      {failure !== undefined && (
        <Stack gap={12} align="start" className={css.failure}>
          <InlineAlert>
            {failure} <FormattedMessage id="inbox.note.kept" />
          </InlineAlert>
          <Button variant="outline" size="small" onClick={flush}>
            <FormattedMessage id="admin.retry" />
          </Button>
        </Stack>
      )}
    </div>
  );
}

/** Debounce of saving. */
const saveDelayMs = 1000;

type NoteState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved" }
  | { kind: "failed"; error: unknown };

interface NoteOptions {
  /** The note as stored by the service. */
  stored: string;
  draft: TextDraft;
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
