import type { RealtorProfile } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDraftStore } from "../draft/use-draft.ts";
import { type Merge, resolveConflicts } from "../draft/compare-drafts.ts";
import type { FieldId } from "../draft/editor-fields.ts";
import * as css from "./dialogs.css.ts";
import { FieldValue, getFieldLabelId } from "./differences.tsx";

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
      title={formatMessage({ id: "editor.conflict.title" })}
      description={formatMessage({
        id: merge.conflicts.length > 0 ? "editor.conflict.body" : "editor.conflict.joined",
      })}
    >
      <DialogBody>
        {merge.conflicts.map(({ field, mine: myValue, theirs }) => (
          <fieldset key={field} className={css.conflict}>
            <legend className={css.legend}>
              <FormattedMessage id={getFieldLabelId(field)} />
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
                      id={isMine ? "editor.conflict.mine" : "editor.conflict.theirs"}
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
              values={{
                fields: merge.theirsOnly
                  .map((field) => formatMessage({ id: getFieldLabelId(field) }))
                  .join(", "),
              }}
            />
          </p>
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="editor.conflict.later" />
        </Button>
        <Button size="medium" onClick={applyMerge}>
          <FormattedMessage id="editor.conflict.join" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
