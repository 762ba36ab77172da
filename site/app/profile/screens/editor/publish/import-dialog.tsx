import { ApiError } from "@realtor/api/http";
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
import { CancelButton } from "#app/admin/cancel-button.tsx";
import { publishMessages } from "#app/problems/publish-messages.ts";
import { type Draft, toDraft } from "#app/profile/draft/draft.ts";
import { useSaver } from "#app/profile/saving/use-autosave.ts";
import { useDraft, useDraftStore, useEditorState } from "#app/profile/draft/use-draft.ts";
import { compareImport, type ImportChanges } from "./compare-import.ts";
import { hasAgreed } from "./use-publishing.ts";
import { ImportPreview } from "./import-preview.tsx";
import { describeRefusedValues, type RefusedValue } from "./refused-values.ts";
import * as css from "./dialogs.css.ts";
import type { ImportFile } from "./read-import.ts";

/** Further refused values are only counted. */
const maxLines = 10;

const jsonTypes = ["application/json", ".json"];

type ValidImport = Extract<ImportFile, { kind: "profile" }> & {
  file: File;
  changes: ImportChanges;
};

/** Shows what an import would change, then replaces the website with the file. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { http, isStaff } = useAdmin();
  const store = useDraftStore();
  const saver = useSaver();
  const toast = useToast();
  const draft = useDraft();
  const website = useEditorState(({ stored }) => stored);
  const { id } = website;
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
    if (result.kind === "profile") {
      // As in the editor: required for the first publication, and never known to staff.
      const agreed = website.isMakeHomepage === "Y" || isStaff || (await hasAgreed(http));
      const changes = compareImport(website, result.profile, { present: draft, agreed });
      if (changes.issues.length === 0) setValidImport({ ...result, file, changes });
      else
        setErrors([
          intl.formatMessage({ id: "problem.unpublishable" }),
          ...changes.issues.map(({ code }) => intl.formatMessage({ id: publishMessages[code] })),
        ]);
    } else if (result.kind === "invalid") {
      setErrors([
        intl.formatMessage({ id: "editor.import.wrong" }),
        ...listRefused(result.errors, result),
      ]);
    } else setErrors([intl.formatMessage({ id: `editor.import.${result.kind}` })]);
  }

  function listRefused(refused: readonly RefusedValue[], file: { values: Draft; draft: Draft }) {
    const lines = describeRefusedValues(intl, refused, file);
    if (lines.length <= maxLines) return lines;
    const more = intl.formatMessage({ id: "editor.import.more" }, { n: lines.length - maxLines });
    return [...lines.slice(0, maxLines), more];
  }

  async function importFile({ file, profile }: ValidImport) {
    setBusy(true);
    setErrors([]);
    try {
      // A save that is still to come would undo the import.
      await saver.flush();
      const previous = store.getDraft();
      const imported = await importRealtor(http, id, file);
      // The saved draft is only returned to the owner.
      const stored = await getRealtor(http, id, { asOwner: true }).catch(() => imported);
      store.setStored(stored);
      store.change(() => toDraft(stored));
      toast({
        text: intl.formatMessage({ id: "editor.import.done" }, { id }),
        action: {
          label: intl.formatMessage({ id: "editor.undo" }),
          onPress: () => store.change(() => previous),
        },
      });
      onClose();
    } catch (error) {
      setBusy(false);
      const refused =
        error instanceof ApiError && error.code === "input.invalid" ? error.errors : [];
      const values = { values: profile, draft: profile.draft?.changes ?? {} };
      setErrors([failureText(error, intl), ...listRefused(refused, values)]);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      locked={busy}
      title={intl.formatMessage({ id: "editor.import" })}
      description={intl.formatMessage({ id: "editor.import.body" })}
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
          label={validImport?.file.name ?? intl.formatMessage({ id: "editor.import.file" })}
          buttonLabel={intl.formatMessage({
            id: validImport ? "editor.import.other" : "editor.import.choose",
          })}
          accept={jsonTypes}
          multiple={false}
          onSelect={([file], [rejected]) => void checkFile(file ?? rejected)}
        />
        {validImport && validImport.id !== null && validImport.id !== id && (
          <p className={css.hint}>
            <FormattedMessage id="editor.import.otherPage" />
          </p>
        )}
        {validImport && <ImportPreview changes={validImport.changes} />}
      </DialogBody>
      <DialogActions>
        <CancelButton onClick={onClose} />
        <Button
          size="medium"
          disabled={!validImport}
          busy={busy}
          busyLabel={intl.formatMessage({ id: "editor.saving" })}
          onClick={() => validImport && void importFile(validImport)}
        >
          <FormattedMessage id="editor.import.take" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
