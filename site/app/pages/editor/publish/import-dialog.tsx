import { getRealtor, importRealtor } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { DropZone } from "@realtor/ui/drop-zone";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { editorMessages, menuMessages } from "#app/pages/editor/editor-messages.ts";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { type Draft, toDraft } from "../draft/draft.ts";
import { useDraft, useDraftStore, useEditorState } from "../draft/use-draft.ts";
import { Differences } from "./differences.tsx";
import * as css from "./dialogs.css.ts";
import type { ImportFile } from "./read-import.ts";

const messages = defineMessages({
  importOther: {
    id: "editor.import.other",
    defaultMessage: "Choose another file",
    description: "Button that selects another file to import.",
  },
  importFile: {
    id: "editor.import.file",
    defaultMessage: "Exported website",
    description: "Name of the area on which a file to import is dropped.",
  },
  importChoose: {
    id: "editor.import.choose",
    defaultMessage: "Choose a JSON file",
    description: "Button that selects a file to import.",
  },
});

const importMessages = defineMessages({
  unreadable: {
    id: "editor.import.unreadable",
    defaultMessage:
      "This file cannot be read. Choose a JSON file exported from Built for Realtors.",
    description: "Error in the import dialog: not an exported file.",
  },
  tooLarge: {
    id: "editor.import.tooLarge",
    defaultMessage:
      "The file is larger than 2 MB. Make sure it was exported from Built for Realtors.",
    description: "Error in the import dialog: the file is too large.",
  },
});

const jsonTypes = ["application/json", ".json"];

type ValidImport = Extract<ImportFile, { kind: "profile" }> & { file: File };

/** Shows what an import would change, then replaces the homepage with the file. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { http } = useAdmin();
  const store = useDraftStore();
  const toast = useToast();
  const draft = useDraft();
  const id = useEditorState(({ stored }) => stored.id);
  const [validImport, setValidImport] = useState<ValidImport | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);

  async function checkFile(file: File | undefined) {
    if (!file) return;
    setValidImport(null);
    setErrors([]);
    // Loads the schema only when a file is chosen.
    const { readImport } = await import("./read-import.ts");
    const result = await readImport(file).catch((): ImportFile => ({ kind: "unreadable" }));
    if (result.kind === "profile") setValidImport({ ...result, file });
    else if (result.kind === "invalid")
      setErrors([
        intl.formatMessage({
          id: "editor.import.wrong",
          defaultMessage: "Some values in the file are wrong. Correct these and choose it again.",
          description: "Error in the import dialog, above the list of invalid values.",
        }),
        ...result.errors.slice(0, 10).map(({ pointer, code }) => `${pointer || "/"}: ${code}`),
      ]);
    else setErrors([intl.formatMessage(importMessages[result.kind])]);
  }

  async function importFile({ file }: ValidImport) {
    setBusy(true);
    setErrors([]);
    try {
      const previous = store.getDraft();
      const imported = await importRealtor(http, id, file);
      // The saved draft is only returned to the owner.
      const stored = await getRealtor(http, id, { asOwner: true }).catch(() => imported);
      store.setStored(stored);
      store.change(() => toDraft(stored));
      toast({
        text: intl.formatMessage(
          {
            id: "editor.import.done",
            defaultMessage: "Import finished for realtor ID {id}.",
            description: "Status after the import; {id} is the id of the website.",
          },
          { id },
        ),
        action: {
          label: intl.formatMessage(editorMessages.undo),
          onPress: () => store.change(() => previous),
        },
      });
      onClose();
    } catch (error) {
      setBusy(false);
      setErrors([failureText(error, intl)]);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      locked={busy}
      title={intl.formatMessage(menuMessages.import)}
      description={intl.formatMessage({
        id: "editor.import.body",
        defaultMessage:
          "The file replaces what the website holds now. You see first what would change.",
        description: "Explanation in the dialog that imports a file.",
      })}
    >
      <DialogBody>
        {errors.length > 0 && (
          <InlineAlert>
            {errors.map((line) => (
              <span key={line} className={css.detail}>
                {line}
              </span>
            ))}
          </InlineAlert>
        )}
        <DropZone
          label={validImport?.file.name ?? intl.formatMessage(messages.importFile)}
          buttonLabel={intl.formatMessage(
            validImport ? messages.importOther : messages.importChoose,
          )}
          accept={jsonTypes}
          multiple={false}
          onSelect={([file], [rejected]) => void checkFile(file ?? rejected)}
        />
        {validImport && validImport.id !== null && validImport.id !== id && (
          <p className={css.hint}>
            <FormattedMessage
              id="editor.import.otherPage"
              defaultMessage="This file was exported from another website. Its content is taken, its owner is not."
              description="Note in the import dialog: the file comes from another website."
            />
          </p>
        )}
        {validImport && <Differences from={draft} to={asDraft(validImport)} />}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage {...adminMessages.cancel} />
        </Button>
        <Button
          size="medium"
          disabled={!validImport}
          busy={busy}
          busyLabel={intl.formatMessage(editorMessages.saving)}
          onClick={() => validImport && void importFile(validImport)}
        >
          <FormattedMessage
            id="editor.import.take"
            defaultMessage="Replace with this"
            description="Button that replaces the website with the file."
          />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The imported profile with its saved draft applied. */
function asDraft({ profile }: ValidImport): Draft {
  const { draft, ...rest } = profile;
  return { ...rest, ...draft?.changes };
}
