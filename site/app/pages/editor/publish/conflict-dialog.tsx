import type { RealtorProfile } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useDraftStore } from "../draft/use-draft.ts";
import { type Merge, resolveConflicts } from "../draft/compare-drafts.ts";
import { type FieldId, fields } from "../draft/editor-fields.ts";
import * as css from "./dialogs.css.ts";
import { FieldValue } from "./differences.tsx";

const messages = defineMessages({
  conflictBody: {
    id: "editor.conflict.body",
    defaultMessage:
      "The same fields were changed to different things. Choose which to keep; nothing is saved until you save.",
    description: "Explanation when both users changed the same fields.",
  },
  conflictJoined: {
    id: "editor.conflict.joined",
    defaultMessage:
      "You changed different fields, so everything can be joined. Join, then save again.",
    description: "Explanation when the users changed different fields.",
  },
  conflictMine: {
    id: "editor.conflict.mine",
    defaultMessage: "Mine",
    description: "Choice of the user’s own value of a field.",
  },
  conflictTheirs: {
    id: "editor.conflict.theirs",
    defaultMessage: "Saved meanwhile",
    description: "Choice of the value that was saved in the meantime.",
  },
});

interface ConflictDialogProps {
  merge: Merge;
  /** The current state of the service; null if it is already in the store. */
  stored: RealtorProfile | null;
  onClose: () => void;
}

/**
 * Lets the user choose between conflicting values; changes without conflicts are already merged.
 * Nothing is saved, and one undo restores the previous draft.
 */
export function ConflictDialog({ merge, stored, onClose }: ConflictDialogProps) {
  const { formatMessage } = useIntl();
  const store = useDraftStore();
  const [mine, setMine] = useState<ReadonlySet<FieldId>>(
    () => new Set(merge.conflicts.map(({ field }) => field)),
  );

  function choose(field: FieldId, isMine: boolean) {
    const next = new Set(mine);
    if (isMine) next.add(field);
    else next.delete(field);
    setMine(next);
  }
  function applyMerge() {
    if (stored) store.setStored(stored);
    store.change(() => resolveConflicts(merge, mine));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      alert
      title={formatMessage({
        id: "editor.conflict.title",
        defaultMessage: "This website was changed elsewhere too",
        description: "Title of the dialog when another user saved the website in the meantime.",
      })}
      description={formatMessage(
        merge.conflicts.length > 0 ? messages.conflictBody : messages.conflictJoined,
      )}
    >
      <DialogBody>
        {merge.conflicts.map(({ field, mine: myValue, theirs }) => (
          <fieldset key={field} className={css.conflict}>
            <legend className={css.legend}>
              <FormattedMessage {...fields[field].label} />
            </legend>
            <div className={css.sides}>
              {[true, false].map((isMine) => (
                <label key={String(isMine)} className={css.side}>
                  <input
                    type="radio"
                    name={`conflict-${field}`}
                    checked={mine.has(field) === isMine}
                    onChange={() => choose(field, isMine)}
                  />
                  <span className={css.sideName}>
                    <FormattedMessage
                      {...(isMine ? messages.conflictMine : messages.conflictTheirs)}
                    />
                  </span>
                  <span className={css.value}>
                    <FieldValue field={field} value={isMine ? myValue : theirs} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {merge.theirsOnly.length > 0 && (
          <p className={css.hint}>
            <FormattedMessage
              id="editor.conflict.taken"
              defaultMessage="Also changed elsewhere: {fields}"
              description="Fields that only the other user changed; {fields} is the list of their names."
              values={{
                fields: merge.theirsOnly
                  .map((field) => formatMessage(fields[field].label))
                  .join(", "),
              }}
            />
          </p>
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage
            id="editor.conflict.later"
            defaultMessage="Later"
            description="Button that closes the dialog without merging."
          />
        </Button>
        <Button size="medium" onClick={applyMerge}>
          <FormattedMessage
            id="editor.conflict.join"
            defaultMessage="Join"
            description="Button that merges both sets of changes."
          />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
