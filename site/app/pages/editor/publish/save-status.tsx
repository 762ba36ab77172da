import { Status } from "@realtor/ui/status";
import { useMemo } from "react";
import { FormattedMessage, FormattedTime } from "react-intl";
import { editorMessages } from "#app/pages/editor/editor-messages.ts";
import { useDeferredDraft, useEditorState } from "../draft/use-draft.ts";
import { getChangedFields } from "../draft/compare-drafts.ts";
import { useFieldErrors } from "../draft/validation.ts";
import type { SavingState } from "./use-saving.ts";

interface SaveStatusProps {
  saving: SavingState;
  /** ISO 8601; null before the first save since the editor was opened. */
  savedAt: string | null;
}

/** Number of fields that differ from the saved draft. */
function useUnsavedCount(): number {
  const saved = useEditorState((state) => state.saved);
  const draft = useDeferredDraft();
  return useMemo(() => getChangedFields(saved, draft).length, [saved, draft]);
}

/** The save status: errors, unsaved changes, saving, or the time of the last save. */
export function SaveStatus({ saving, savedAt }: SaveStatusProps) {
  const errorCount = new Set(useFieldErrors().map(({ field }) => field)).size;
  const unsavedCount = useUnsavedCount();
  const hasDraft = useEditorState(({ stored }) => Boolean(stored.draft));
  return (
    <span aria-live="polite">
      {saving.kind === "saving" ? (
        <Status kind="draft">
          <FormattedMessage {...editorMessages.saving} />
        </Status>
      ) : errorCount > 0 ? (
        <Status kind="attention">
          <FormattedMessage {...editorMessages.wrongSummary} values={{ n: errorCount }} />
        </Status>
      ) : unsavedCount > 0 ? (
        <Status kind="unsaved">
          <FormattedMessage
            id="editor.unsaved"
            defaultMessage="{n, plural, one {# unsaved change} other {# unsaved changes}}"
            description="Status of the editor; {n} is the number of changes that are not saved."
            values={{ n: unsavedCount }}
          />
        </Status>
      ) : savedAt ? (
        <Status kind="live">
          <FormattedMessage
            id="editor.saved"
            defaultMessage="Saved at {time}"
            description="Status of the editor; {time} is when the changes were saved."
            values={{
              time: (
                <FormattedTime
                  key="time"
                  value={savedAt}
                  hour="numeric"
                  minute="2-digit"
                  timeZone={getLocalTimeZone()}
                />
              ),
            }}
          />
        </Status>
      ) : hasDraft ? (
        <Status kind="draft">
          <FormattedMessage
            id="editor.draftWaits"
            defaultMessage="Changes not published yet"
            description="Status of the editor when saved changes are not public yet."
          />
        </Status>
      ) : null}
    </span>
  );
}

/** The user's time zone, not the homepage's. */
export function getLocalTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
