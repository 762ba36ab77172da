import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { AlertIcon, CheckIcon, InfoIcon } from "@realtor/ui/icons";
import { TextLink } from "@realtor/ui/text-link";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./dialogs.css.ts";
import { getFieldLabelId } from "./differences.tsx";
import { useDraft, useEditorState } from "../draft/use-draft.ts";
import type { FieldId } from "../draft/editor-fields.ts";
import { photoRules } from "../photos/photo-rules.ts";
import { useUploadQueue } from "../photos/photo-uploads.tsx";
import { isPending } from "../photos/upload-queue.ts";
import type { SaveAction } from "./use-saving.ts";
import { useOpenField } from "../fields/field-fragments.ts";
import { createChecklist } from "./create-checklist.ts";

interface ChecklistDialogProps {
  /** Whether the current agreement is accepted, or not required. */
  agreed: boolean;
  onClose: () => void;
  save: (action: SaveAction) => Promise<boolean>;
}

/**
 * Lists publishing blockers, pending photos, suggestions and wordings to review, each with a button
 * to its field. Reads the current draft, because uploads can finish meanwhile.
 */
export function ChecklistDialog({ agreed, onClose, save }: ChecklistDialogProps) {
  const { formatMessage } = useIntl();
  const openField = useOpenField();
  const [busy, setBusy] = useState(false);
  const { locale } = useAddress();
  const stored = useEditorState((state) => state.stored);
  const draft = useDraft();
  const checklist = createChecklist({ stored, draft, locale, agreed });
  const { blockers, boosters, wordingIssues, strict } = checklist;
  const isBlocked = strict && blockers.length > 0;
  const doneCount = boosters.filter((booster) => booster.done).length;
  const goToField = (field: FieldId) => {
    onClose();
    // After the dialog has restored the focus.
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
        id: isBlocked ? "editor.check.stopped" : "editor.check.ready",
      })}
    >
      <DialogBody>
        <div className={css.scroll}>
          {blockers.length > 0 && (
            <ChecklistGroup
              title={
                <FormattedMessage id={strict ? "editor.check.blockers" : "editor.check.missing"} />
              }
            >
              {blockers.map(({ code, field }) => (
                <li key={code} className={`${css.item} ${css.blocker}`}>
                  <AlertIcon />
                  <FormattedMessage id={`editor.check.${code}`} />
                  {field === null ? (
                    <AgreementLink />
                  ) : (
                    <GoToFieldButton field={field} onGo={goToField} />
                  )}
                </li>
              ))}
            </ChecklistGroup>
          )}
          <PendingPhotos onGo={goToField} />
          {wordingIssues.length > 0 && (
            <ChecklistGroup title={<FormattedMessage id="editor.check.remarks" />}>
              {wordingIssues.map(({ reason, quote, field }) => (
                <li key={`${field} ${reason} ${quote}`} className={css.item}>
                  <InfoIcon />
                  <span>
                    <strong>{quote}</strong>
                  </span>
                  <GoToFieldButton field={field} onGo={goToField} />
                  <span className={css.quote}>
                    <FormattedMessage id={getFieldLabelId(field)} />
                    {": "}
                    <FormattedMessage id={`editor.check.wording.${reason}`} />
                  </span>
                </li>
              ))}
            </ChecklistGroup>
          )}
          <ChecklistGroup
            title={
              <FormattedMessage
                id="editor.check.boosters"
                values={{ percent: Math.round((doneCount / boosters.length) * 100) }}
              />
            }
          >
            {boosters.map(({ code, field, done: isDone }) => (
              <li key={code} className={css.item}>
                {isDone ? <CheckIcon /> : <InfoIcon />}
                <FormattedMessage id={`editor.check.${code}`} />
                {!isDone && <GoToFieldButton field={field} onGo={goToField} />}
              </li>
            ))}
          </ChecklistGroup>
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="editor.leave.stay" />
        </Button>
        {!isBlocked && (
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

function ChecklistGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}

/** Photos that would not be published: pending or failed uploads. */
function PendingPhotos({ onGo }: { onGo: (field: FieldId) => void }) {
  const queue = useUploadQueue();
  const pending = queue.filter(isPending);
  const failed = queue.filter(({ state }) => state.kind === "failed");
  if (pending.length + failed.length === 0) return null;
  const lines = [
    { id: "editor.check.uploading", items: pending },
    { id: "editor.check.notUploaded", items: failed },
  ] as const;
  return (
    <ChecklistGroup title={<FormattedMessage id="editor.field.photos" />}>
      {lines.map(
        ({ id, items: [first, ...others] }) =>
          first && (
            <li key={id} className={css.item}>
              <InfoIcon />
              <FormattedMessage id={id} values={{ n: others.length + 1 }} />
              <GoToFieldButton
                label="editor.check.look"
                field={photoRules[first.path].field}
                onGo={onGo}
              />
            </li>
          ),
      )}
    </ChecklistGroup>
  );
}

interface GoToFieldButtonProps {
  label?: "editor.check.go" | "editor.check.look";
  field: FieldId;
  onGo: (field: FieldId) => void;
}

function GoToFieldButton({ label = "editor.check.go", field, onGo }: GoToFieldButtonProps) {
  return (
    <Button variant="ghost" size="small" onClick={() => onGo(field)}>
      <FormattedMessage id={label} />
    </Button>
  );
}

function AgreementLink() {
  const { locale, path } = useAddress();
  const returnPath = encodeURIComponent(localePath(path, locale));
  return (
    <TextLink href={`${localePath("/agreement", locale)}?redirect=${returnPath}`}>
      <FormattedMessage id="editor.check.agree" />
    </TextLink>
  );
}
