import { getRealtor, importRealtor } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { visuallyHidden } from "@realtor/ui/styles";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { type Draft, toDraft } from "../draft/draft.ts";
import { useDraft, useDraftStore, useEditorState } from "../draft/use-draft.ts";
import { Differences } from "./differences.tsx";
import * as css from "./dialogs.css.ts";
import type { ImportFile } from "./read-import.ts";

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
        intl.formatMessage({ id: "editor.import.wrong" }),
        ...result.errors.slice(0, 10).map(({ pointer, code }) => `${pointer || "/"}: ${code}`),
      ]);
    else setErrors([intl.formatMessage({ id: `editor.import.${result.kind}` })]);
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
        text: intl.formatMessage({ id: "editor.import.done" }, { id }),
        action: {
          label: intl.formatMessage({ id: "editor.undo" }),
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
        <label className={css.filePicker}>
          <FormattedMessage id={validImport ? "editor.import.other" : "editor.import.choose"} />
          {validImport && <span className={css.detail}>{validImport.file.name}</span>}
          <input
            type="file"
            className={visuallyHidden}
            accept="application/json,.json"
            onChange={(event) => {
              void checkFile(event.target.files?.[0]);
              // Reset, so that choosing the corrected file again fires a change event.
              event.target.value = "";
            }}
          />
        </label>
        {validImport && validImport.id !== null && validImport.id !== id && (
          <p className={css.hint}>
            <FormattedMessage id="editor.import.otherPage" />
          </p>
        )}
        {validImport && <Differences from={draft} to={asDraft(validImport)} />}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="admin.cancel" />
        </Button>
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

/** The imported profile with its saved draft applied. */
function asDraft({ profile }: ValidImport): Draft {
  const { draft, ...rest } = profile;
  return { ...rest, ...draft?.changes };
}
