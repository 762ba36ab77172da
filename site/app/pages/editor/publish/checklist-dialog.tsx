import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { AlertIcon, CheckIcon, InfoIcon } from "@realtor/ui/icons";
import { TextLink } from "@realtor/ui/text-link";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/intl/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "../dialogs/dialogs.css.ts";
import { fieldLabelId } from "../dialogs/field-value.tsx";
import type { FieldId } from "../fields/editor-fields.ts";
import type { SavingKind } from "../saving/use-saving.ts";
import { useOpenField } from "../use-open-field.ts";
import type { Checklist } from "./make-checklist.ts";

interface ChecklistDialogProps {
  checklist: Checklist;
  onClose: () => void;
  save: (what: SavingKind) => Promise<boolean>;
}

/** What stops publishing, what would help, and wordings worth another look; each leads to its field. */
export function ChecklistDialog({ checklist, onClose, save }: ChecklistDialogProps) {
  const { formatMessage } = useIntl();
  const openField = useOpenField();
  const [busy, setBusy] = useState(false);
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

function GoTo({ field, onGo }: { field: FieldId; onGo: (field: FieldId) => void }) {
  return (
    <Button variant="ghost" size="small" onClick={() => onGo(field)}>
      <FormattedMessage id="editor.check.go" />
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
