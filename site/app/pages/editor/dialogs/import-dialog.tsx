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
import { type Draft, openDraft } from "../draft/draft.ts";
import { useDraft, useDraftStore, useEditorState } from "../draft/use-draft.ts";
import { Differences } from "./differences.tsx";
import * as css from "./dialogs.css.ts";
import type { ImportFile } from "./read-import.ts";

type Ready = Extract<ImportFile, { kind: "profile" }> & { file: File };

/** A dry run first: what would change, field by field; then the file takes the page's place. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { http } = useAdmin();
  const store = useDraftStore();
  const toast = useToast();
  const draft = useDraft();
  const id = useEditorState(({ stored }) => stored.id);
  const [ready, setReady] = useState<Ready | null>(null);
  const [problem, setProblem] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);

  async function look(file: File | undefined) {
    if (!file) return;
    setReady(null);
    setProblem([]);
    // The schema comes only with a file to judge.
    const { readImport } = await import("./read-import.ts");
    const read = await readImport(file).catch((): ImportFile => ({ kind: "unreadable" }));
    if (read.kind === "profile") setReady({ ...read, file });
    else if (read.kind === "wrong")
      setProblem([
        intl.formatMessage({ id: "editor.import.wrong" }),
        ...read.errors.slice(0, 10).map(({ pointer, code }) => `${pointer || "/"}: ${code}`),
      ]);
    else setProblem([intl.formatMessage({ id: `editor.import.${read.kind}` })]);
  }

  async function take({ file }: Ready) {
    setBusy(true);
    setProblem([]);
    try {
      const before = store.getDraft();
      const imported = await importRealtor(http, id, file);
      // Only its owner is told of a saved draft in it.
      const stored = await getRealtor(http, id, { asOwner: true }).catch(() => imported);
      store.store(stored);
      store.change(() => openDraft(stored));
      toast({
        text: intl.formatMessage({ id: "editor.import.done" }, { id }),
        action: {
          label: intl.formatMessage({ id: "editor.undo" }),
          onPress: () => store.change(() => before),
        },
      });
      onClose();
    } catch (error) {
      setBusy(false);
      setProblem([failureText(error, intl)]);
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
        {problem.length > 0 && (
          <InlineAlert>
            {problem.map((line) => (
              <span key={line} className={css.detail}>
                {line}
              </span>
            ))}
          </InlineAlert>
        )}
        <label className={css.drop}>
          <FormattedMessage id={ready ? "editor.import.other" : "editor.import.choose"} />
          {ready && <span className={css.detail}>{ready.file.name}</span>}
          <input
            type="file"
            className={visuallyHidden}
            accept="application/json,.json"
            onChange={(event) => {
              void look(event.target.files?.[0]);
              // The same file again, mended, is a change too.
              event.target.value = "";
            }}
          />
        </label>
        {ready && ready.id !== null && ready.id !== id && (
          <p className={css.taken}>
            <FormattedMessage id="editor.import.otherPage" />
          </p>
        )}
        {ready && <Differences from={draft} to={asDraft(ready)} />}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="admin.cancel" />
        </Button>
        <Button
          size="medium"
          disabled={!ready}
          busy={busy}
          busyLabel={intl.formatMessage({ id: "editor.saving" })}
          onClick={() => ready && void take(ready)}
        >
          <FormattedMessage id="editor.import.take" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What the form would show. */
function asDraft({ profile }: Ready): Draft {
  const { draft, ...rest } = profile;
  return { ...rest, ...draft?.changes };
}
