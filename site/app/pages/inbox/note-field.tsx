import { limits } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { TextArea } from "@realtor/ui/text-area";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useFailure } from "#app/admin/use-failure.ts";
import * as css from "./entry-detail.css.ts";
import { keptNote } from "./kept-note.ts";
import { useNote } from "./use-note.ts";

interface NoteFieldProps {
  entryId: string;
  /** As the service has it. */
  stored: string;
  save: (note: string) => Promise<unknown>;
}

/** One's own words about an entry, saved by themselves. */
export function NoteField({ entryId, stored, save }: NoteFieldProps) {
  const { formatMessage } = useIntl();
  const { user } = useAdmin();
  const [kept] = useState(() => keptNote(user.id, entryId));
  const { text, state, type, flush } = useNote({ stored, kept, save });
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
