import { limits } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { TextArea } from "@realtor/ui/text-area";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useFailure } from "#app/admin/use-failure.ts";
import * as css from "./entry-detail.css.ts";
import { createNoteDraft } from "./note-draft.ts";
import { useNote } from "./use-note.ts";

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
  const [draft] = useState(() => createNoteDraft(user.id, entryId));
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
        {state.kind === "saving" && <FormattedMessage id="inbox.note.saving" />}
        {state.kind === "saved" && <FormattedMessage id="inbox.note.saved" />}
      </output>
      {failure !== undefined && (
        <div className={css.failure}>
          <InlineAlert>
            {failure} <FormattedMessage id="inbox.note.kept" />
          </InlineAlert>
          <Button variant="outline" size="small" onClick={flush}>
            <FormattedMessage id="admin.retry" />
          </Button>
        </div>
      )}
    </div>
  );
}
