import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { AlertIcon, CheckIcon, InfoIcon } from "@realtor/ui/icons";
import { TextLink } from "@realtor/ui/text-link";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "../dialogs/dialogs.css.ts";
import { fieldLabelId } from "../dialogs/field-value.tsx";
import { useDraft, useEditorState } from "../draft/use-draft.ts";
import type { FieldId } from "../fields/editor-fields.ts";
import { fieldOfPath } from "../photos/field-of-path.ts";
import { useUploadQueue } from "../photos/photo-uploads.tsx";
import { isUnderWay } from "../photos/upload-queue.ts";
import type { SavingKind } from "../saving/use-saving.ts";
import { useOpenField } from "../use-open-field.ts";
import { makeChecklist } from "./make-checklist.ts";

interface ChecklistDialogProps {
  /** The agreement in force is accepted, or need not be. */
  agreed: boolean;
  onClose: () => void;
  save: (what: SavingKind) => Promise<boolean>;
}

/**
 * What stops publishing, photos that have not arrived, what would help, and wordings worth another
 * look; each leads to its field. It tells of the draft as it stands, for photos arrive meanwhile.
 */
export function ChecklistDialog({ agreed, onClose, save }: ChecklistDialogProps) {
  const { formatMessage } = useIntl();
  const openField = useOpenField();
  const [busy, setBusy] = useState(false);
  const { locale } = useAddress();
  const stored = useEditorState((state) => state.stored);
  const draft = useDraft();
  const checklist = makeChecklist({ stored, draft, locale, agreed });
  const { blockers, boosters, remarks, strict } = checklist;
  const stopped = strict && blockers.length > 0;
  const done = boosters.filter((booster) => booster.done).length;
  const go = (field: FieldId) => {
    onClose();
    // When the dialog has given the focus back.
    setTimeout(() => openField(field));
  };
  const publish = async () => {
    setBusy(true);
    await save("publish");
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={busy}
      title={formatMessage({ id: "editor.check.title" })}
      description={formatMessage({
        id: stopped ? "editor.check.stopped" : "editor.check.ready",
      })}
    >
      <DialogBody>
        <div className={css.scroll}>
          {blockers.length > 0 && (
            <section className={css.section}>
              <h3 className={css.heading}>
                <FormattedMessage id={strict ? "editor.check.blockers" : "editor.check.missing"} />
              </h3>
              <ul className={css.list}>
                {blockers.map(({ what, field }) => (
                  <li key={what} className={`${css.item} ${css.blocker}`}>
                    <AlertIcon />
                    <FormattedMessage id={`editor.check.${what}`} />
                    {field === null ? <AgreementLink /> : <GoTo field={field} onGo={go} />}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <PhotosLeft onGo={go} />
          {remarks.length > 0 && (
            <section className={css.section}>
              <h3 className={css.heading}>
                <FormattedMessage id="editor.check.remarks" />
              </h3>
              <ul className={css.list}>
                {remarks.map(({ reason, quote, field }) => (
                  <li key={`${field} ${reason} ${quote}`} className={css.item}>
                    <InfoIcon />
                    <span>
                      <strong>{quote}</strong>
                    </span>
                    <GoTo field={field} onGo={go} />
                    <span className={css.quote}>
                      <FormattedMessage id={fieldLabelId(field)} />
                      {": "}
                      <FormattedMessage id={`editor.check.wording.${reason}`} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className={css.section}>
            <h3 className={css.heading}>
              <FormattedMessage
                id="editor.check.boosters"
                values={{ percent: Math.round((done / boosters.length) * 100) }}
              />
            </h3>
            <ul className={css.list}>
              {boosters.map(({ what, field, done: isDone }) => (
                <li key={what} className={css.item}>
                  {isDone ? <CheckIcon /> : <InfoIcon />}
                  <FormattedMessage id={`editor.check.${what}`} />
                  {!isDone && <GoTo field={field} onGo={go} />}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="editor.leave.stay" />
        </Button>
        {!stopped && (
          <Button
            size="medium"
            busy={busy}
            busyLabel={formatMessage({ id: "editor.saving" })}
            onClick={() => void publish()}
          >
            <FormattedMessage id={strict ? "editor.publish" : "editor.publishChanges"} />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Photos that publishing would leave out: on their way, or failed. */
function PhotosLeft({ onGo }: { onGo: (field: FieldId) => void }) {
  const queue = useUploadQueue();
  const underWay = queue.filter(isUnderWay);
  const failed = queue.filter(({ state }) => state.kind === "failed");
  if (underWay.length + failed.length === 0) return null;
  const lines = [
    { id: "editor.check.uploading", items: underWay },
    { id: "editor.check.notUploaded", items: failed },
  ] as const;
  return (
    <section className={css.section}>
      <h3 className={css.heading}>
        <FormattedMessage id="editor.field.photos" />
      </h3>
      <ul className={css.list}>
        {lines.map(
          ({ id, items: [first, ...others] }) =>
            first && (
              <li key={id} className={css.item}>
                <InfoIcon />
                <FormattedMessage id={id} values={{ n: others.length + 1 }} />
                <GoTo label="editor.check.look" field={fieldOfPath(first.path)} onGo={onGo} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

interface GoToProps {
  label?: "editor.check.go" | "editor.check.look";
  field: FieldId;
  onGo: (field: FieldId) => void;
}

function GoTo({ label = "editor.check.go", field, onGo }: GoToProps) {
  return (
    <Button variant="ghost" size="small" onClick={() => onGo(field)}>
      <FormattedMessage id={label} />
    </Button>
  );
}

function AgreementLink() {
  const { locale, path } = useAddress();
  const back = encodeURIComponent(localePath(path, locale));
  return (
    <TextLink href={`${localePath("/agreement", locale)}?redirect=${back}`}>
      <FormattedMessage id="editor.check.agree" />
    </TextLink>
  );
}
