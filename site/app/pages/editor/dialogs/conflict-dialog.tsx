import type { RealtorProfile } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDraftStore } from "../draft/use-draft.ts";
import { type Merge, resolveConflicts } from "../fields/compare-drafts.ts";
import type { FieldId } from "../fields/editor-fields.ts";
import * as css from "./dialogs.css.ts";
import { FieldValue, fieldLabelId } from "./field-value.tsx";

interface ConflictDialogProps {
  merge: Merge;
  /** What the service has now; null where it is known already. */
  stored: RealtorProfile | null;
  onClose: () => void;
}

/**
 * Two people, or two tabs, changed the page: what does not touch is joined, and for the rest both sides
 * are shown to choose from. Nothing is saved by it, and one undo brings back what was typed.
 */
export function ConflictDialog({ merge, stored, onClose }: ConflictDialogProps) {
  const { formatMessage } = useIntl();
  const store = useDraftStore();
  const [mine, setMine] = useState<ReadonlySet<FieldId>>(
    () => new Set(merge.conflicts.map(({ field }) => field)),
  );

  function choose(field: FieldId, own: boolean) {
    const next = new Set(mine);
    if (own) next.add(field);
    else next.delete(field);
    setMine(next);
  }
  function join() {
    if (stored) store.store(stored);
    store.change(() => resolveConflicts(merge, mine));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      urgent
      title={formatMessage({ id: "editor.conflict.title" })}
      description={formatMessage({
        id: merge.conflicts.length > 0 ? "editor.conflict.body" : "editor.conflict.joined",
      })}
    >
      <DialogBody>
        {merge.conflicts.map(({ field, mine: own, theirs }) => (
          <fieldset key={field} className={css.conflict}>
            <legend className={css.legend}>
              <FormattedMessage id={fieldLabelId(field)} />
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
                    <FieldValue field={field} value={isMine ? own : theirs} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {merge.taken.length > 0 && (
          <p className={css.taken}>
            <FormattedMessage
              id="editor.conflict.taken"
              values={{
                fields: merge.taken
                  .map((field) => formatMessage({ id: fieldLabelId(field) }))
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
        <Button size="medium" onClick={join}>
          <FormattedMessage id="editor.conflict.join" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
