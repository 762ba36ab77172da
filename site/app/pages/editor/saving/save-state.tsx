import { Status } from "@realtor/ui/status";
import { useMemo } from "react";
import { FormattedMessage, FormattedTime } from "react-intl";
import { useDraftBehind, useEditorState } from "../draft/use-draft.ts";
import { changedFields } from "../fields/compare-drafts.ts";
import { useShownMistakes } from "../fields/use-mistakes.ts";
import type { SavingState } from "./use-saving.ts";

interface SaveStateProps {
  saving: SavingState;
  /** ISO 8601; null before the first save of this visit. */
  savedAt: string | null;
}

/** Number of fields that differ from what was saved. */
export function useUnsavedCount(): number {
  const saved = useEditorState((state) => state.saved);
  const present = useDraftBehind();
  return useMemo(() => changedFields(saved, present).length, [saved, present]);
}

/** Where the work stands, in one line: wrong, unsaved, saving, saved. */
export function SaveState({ saving, savedAt }: SaveStateProps) {
  const wrong = new Set(useShownMistakes().map(({ field }) => field)).size;
  const unsaved = useUnsavedCount();
  const hasDraft = useEditorState(({ stored }) => Boolean(stored.draft));
  return (
    <span aria-live="polite">
      {saving.kind === "saving" ? (
        <Status kind="draft">
          <FormattedMessage id="editor.saving" />
        </Status>
      ) : wrong > 0 ? (
        <Status kind="attention">
          <FormattedMessage id="editor.wrong.summary" values={{ n: wrong }} />
        </Status>
      ) : unsaved > 0 ? (
        <Status kind="unsaved">
          <FormattedMessage id="editor.unsaved" values={{ n: unsaved }} />
        </Status>
      ) : savedAt ? (
        <Status kind="live">
          <FormattedMessage
            id="editor.saved"
            values={{
              time: (
                <FormattedTime
                  key="time"
                  value={savedAt}
                  hour="numeric"
                  minute="2-digit"
                  timeZone={localZone()}
                />
              ),
            }}
          />
        </Status>
      ) : hasDraft ? (
        <Status kind="draft">
          <FormattedMessage id="editor.draftWaits" />
        </Status>
      ) : null}
    </span>
  );
}

/** The clock on the wall of who works here, not the homepage's. */
function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
