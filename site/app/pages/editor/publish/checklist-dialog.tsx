import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { AlertIcon, CheckIcon, InfoIcon } from "@realtor/ui/icons";
import { TextLink } from "@realtor/ui/text-link";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import { editorMessages } from "#app/pages/editor/editor-messages.ts";
import { publishMessages } from "#app/problems/publish-messages.ts";
import * as css from "./dialogs.css.ts";
import { useDraft, useEditorState } from "../draft/use-draft.ts";
import { type FieldId, fields } from "../draft/editor-fields.ts";
import { photoRules } from "../photos/photo-rules.ts";
import { useUploadQueue } from "../photos/photo-uploads.tsx";
import { isPending } from "../photos/upload-queue.ts";
import { useSaver } from "./use-saver.ts";
import { useOpenField } from "../fields/field-fragments.ts";
import { createChecklist } from "./create-checklist.ts";
import { checkMessages } from "./check-messages.ts";

const messages = defineMessages({
  checkStopped: {
    id: "editor.check.stopped",
    defaultMessage: "Fill in what is missing below to publish.",
    description: "Explanation when required facts are missing.",
  },
  checkReady: {
    id: "editor.check.ready",
    defaultMessage: "Once published, anyone can see it.",
    description: "Explanation when the website can be published.",
  },
  checkBlockers: {
    id: "editor.check.blockers",
    defaultMessage: "Needed",
    description: "Heading of the required facts that are missing.",
  },
  checkUploading: {
    id: "editor.check.uploading",
    defaultMessage:
      "{n, plural, one {# photo is} other {# photos are}} still uploading and will be left out if you publish now.",
    description: "Note before publishing; {n} is the number of photos that are still uploading.",
  },
  checkNotUploaded: {
    id: "editor.check.notUploaded",
    defaultMessage:
      "{n, plural, one {# photo} other {# photos}} could not be uploaded and will be left out if you publish now.",
    description: "Note before publishing; {n} is the number of photos whose upload failed.",
  },
  checkLook: {
    id: "editor.check.look",
    defaultMessage: "Check",
    description: "Link to the field of a recommended content or a wording.",
  },
  checkGo: {
    id: "editor.check.go",
    defaultMessage: "Go to field",
    description: "Link to the field of a missing fact.",
  },
});

const checkWordingMessages = defineMessages({
  steering: {
    id: "editor.check.wording.steering",
    defaultMessage:
      "Saying whom a neighborhood suits can break fair-housing law. Describe the home, not who should live in it.",
    description: "Explanation of a wording that says for whom a neighborhood is suitable.",
  },
  school: {
    id: "editor.check.wording.school",
    defaultMessage:
      "Promising good schools can steer buyers. Name the district or a source instead.",
    description: "Explanation of a wording that praises schools.",
  },
  superlative: {
    id: "editor.check.wording.superlative",
    defaultMessage:
      "“Best” or “number one” without a source can break advertising rules. Add the period and the source.",
    description: "Explanation of a superlative without a source.",
  },
  guarantee: {
    id: "editor.check.wording.guarantee",
    defaultMessage: "Results cannot be promised.",
    description: "Explanation of a wording that promises results.",
  },
  capitals: {
    id: "editor.check.wording.capitals",
    defaultMessage: "Sentences in capitals are hard to read.",
    description: "Explanation of a sentence in capital letters.",
  },
});

interface ChecklistDialogProps {
  /** Whether the current agreement is accepted, or not required. */
  agreed: boolean;
  onClose: () => void;
}

/**
 * Lists publishing blockers, pending photos, suggestions and wordings to review, each with a button
 * to its field. Reads the current draft, because uploads can finish meanwhile.
 */
export function ChecklistDialog({ agreed, onClose }: ChecklistDialogProps) {
  const { formatMessage } = useIntl();
  const openField = useOpenField();
  const saver = useSaver();
  const [busy, setBusy] = useState(false);
  const stored = useEditorState((state) => state.stored);
  const draft = useDraft();
  const { blockers, boosters, wordingIssues } = createChecklist({ stored, draft, agreed });
  const isBlocked = blockers.length > 0;
  const doneCount = boosters.filter((booster) => booster.done).length;
  const goToField = (field: FieldId) => {
    onClose();
    // After the dialog has restored the focus.
    setTimeout(() => openField(field));
  };
  const publish = async () => {
    setBusy(true);
    await saver.run("publish");
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={busy}
      title={formatMessage({
        id: "editor.check.title",
        defaultMessage: "Before you publish",
        description: "Title of the dialog with the checklist before publishing.",
      })}
      description={formatMessage(isBlocked ? messages.checkStopped : messages.checkReady)}
    >
      <DialogBody>
        <div className={css.scroll}>
          {blockers.length > 0 && (
            <ChecklistGroup title={<FormattedMessage {...messages.checkBlockers} />}>
              {blockers.map(({ code, field }) => (
                <li key={code} className={`${css.item} ${css.blocker}`}>
                  <AlertIcon />
                  <FormattedMessage {...publishMessages[code]} />
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
            <ChecklistGroup
              title={
                <FormattedMessage
                  id="editor.check.remarks"
                  defaultMessage="Wordings to look at again"
                  description="Heading of the wordings that may break advertising rules."
                />
              }
            >
              {wordingIssues.map(({ reason, quote, field }) => (
                <li key={`${field} ${reason} ${quote}`} className={css.item}>
                  <InfoIcon />
                  <span>
                    <strong>{quote}</strong>
                  </span>
                  <GoToFieldButton field={field} onGo={goToField} />
                  <span className={css.quote}>
                    <FormattedMessage {...fields[field].label} />
                    {": "}
                    <FormattedMessage {...checkWordingMessages[reason]} />
                  </span>
                </li>
              ))}
            </ChecklistGroup>
          )}
          <ChecklistGroup
            title={
              <FormattedMessage
                id="editor.check.boosters"
                defaultMessage="Good to have ({percent}%)"
                description="Heading of the recommended contents; {percent} is the share that exists."
                values={{ percent: Math.round((doneCount / boosters.length) * 100) }}
              />
            }
          >
            {boosters.map(({ code, field, done: isDone }) => (
              <li key={code} className={css.item}>
                {isDone ? <CheckIcon /> : <InfoIcon />}
                <FormattedMessage {...checkMessages[code]} />
                {!isDone && <GoToFieldButton field={field} onGo={goToField} />}
              </li>
            ))}
          </ChecklistGroup>
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage {...editorMessages.leaveStay} />
        </Button>
        {!isBlocked && (
          <Button
            size="medium"
            busy={busy}
            busyLabel={formatMessage(editorMessages.saving)}
            onClick={() => void publish()}
          >
            <FormattedMessage {...editorMessages.publish} />
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
    { message: messages.checkUploading, items: pending },
    { message: messages.checkNotUploaded, items: failed },
  ] as const;
  return (
    <ChecklistGroup title={<FormattedMessage {...fields.photos.label} />}>
      {lines.map(
        ({ message, items: [first, ...others] }) =>
          first && (
            <li key={message.id} className={css.item}>
              <InfoIcon />
              <FormattedMessage {...message} values={{ n: others.length + 1 }} />
              <GoToFieldButton
                label={messages.checkLook}
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
  label?: Message;
  field: FieldId;
  onGo: (field: FieldId) => void;
}

function GoToFieldButton({ label = messages.checkGo, field, onGo }: GoToFieldButtonProps) {
  return (
    <Button variant="ghost" size="small" onClick={() => onGo(field)}>
      <FormattedMessage {...label} />
    </Button>
  );
}

function AgreementLink() {
  const { locale, path } = useAddress();
  const returnPath = encodeURIComponent(localePath(path, locale));
  return (
    <TextLink href={`${localePath("/agreement", locale)}?redirect=${returnPath}`}>
      <FormattedMessage
        id="editor.check.agree"
        defaultMessage="Read and agree"
        description="Link to the realtor service agreement."
      />
    </TextLink>
  );
}
