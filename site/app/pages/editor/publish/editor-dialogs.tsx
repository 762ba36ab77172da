import { deleteRealtor, type RealtorProfile } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { DeleteDialog, Dialog, DialogActions } from "@realtor/ui/dialog";
import { controlLabelsFor } from "@realtor/ui/labels";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { editorMessages } from "#app/pages/editor/editor-messages.ts";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { fields } from "../draft/editor-fields.ts";
import type { Merge } from "../draft/compare-drafts.ts";
import { useDisplayName, useEditorState } from "../draft/use-draft.ts";
import { ChecklistDialog } from "./checklist-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import type { SaveAction } from "./use-saving.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

/** The open dialog and its data. */
export type OpenDialog =
  /** `count` unsaved fields and `photos` pending uploads. */
  | { kind: "leave"; href: string; count: number; photos: number }
  /** `stored` is the current state of the service; null if only the local draft is outdated. */
  | { kind: "conflict"; merge: Merge; stored: RealtorProfile | null }
  | { kind: "versions" }
  | { kind: "import" }
  | { kind: "delete" }
  /** `agreed`: see ChecklistDialog. */
  | { kind: "checklist"; agreed: boolean }
  | { kind: "failed"; message: string };

interface EditorDialogsProps {
  open: OpenDialog | null;
  onClose: () => void;
  save: (action: SaveAction) => Promise<boolean>;
  leave: (href: string) => void;
}

export function EditorDialogs({ open, onClose, save, leave }: EditorDialogsProps) {
  switch (open?.kind) {
    case "leave":
      return (
        <LeaveDialog
          count={open.count}
          photos={open.photos}
          onClose={onClose}
          onLeave={() => leave(open.href)}
        />
      );
    case "conflict":
      return <ConflictDialog merge={open.merge} stored={open.stored} onClose={onClose} />;
    case "versions":
      return <VersionsDialog onClose={onClose} />;
    case "import":
      return <ImportDialog onClose={onClose} />;
    case "delete":
      return <DeletePageDialog onClose={onClose} onDeleted={leave} />;
    case "checklist":
      return <ChecklistDialog agreed={open.agreed} onClose={onClose} save={save} />;
    case "failed":
      return <FailedDialog message={open.message} onClose={onClose} />;
    default:
      return open satisfies null;
  }
}

/** The open dialog. The homepage list links to the import dialog with `?import`. */
export function useDialog() {
  const state = useState<OpenDialog | null>(() => (hasImportParam() ? { kind: "import" } : null));
  useEffect(() => {
    // Removes the parameter, so that a reload does not open the dialog again.
    if (hasImportParam())
      history.replaceState(history.state, "", location.pathname + location.hash);
  }, []);
  return state;
}

function hasImportParam(): boolean {
  return new URLSearchParams(location.search).has("import");
}

interface LeaveDialogProps {
  /** Number of unsaved changes. */
  count: number;
  /** Number of pending uploads. */
  photos: number;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes or pending uploads are discarded. */
function LeaveDialog({ count, photos, onClose, onLeave }: LeaveDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      alert
      title={formatMessage({
        id: "editor.leave.title",
        defaultMessage: "Leave without saving?",
        description: "Title of the dialog shown before leaving with unsaved changes.",
      })}
      description={[
        count > 0 &&
          formatMessage(
            {
              id: "editor.leave.body",
              defaultMessage:
                "{n, plural, one {# unsaved change} other {# unsaved changes}} will be lost.",
              description: "Warning before leaving; {n} is the number of unsaved changes.",
            },
            { n: count },
          ),
        photos > 0 &&
          formatMessage(
            {
              id: "editor.leave.photos",
              defaultMessage:
                "{n, plural, one {# photo that is still uploading} other {# photos that are still uploading}} will not be added.",
              description:
                "Warning before leaving; {n} is the number of photos that are still uploading.",
            },
            { n: photos },
          ),
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage {...editorMessages.leaveStay} />
        </Button>
        <Button variant="danger" size="medium" onClick={onLeave}>
          <FormattedMessage
            id="editor.leave.go"
            defaultMessage="Leave"
            description="Button that leaves the editor without saving."
          />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** An alert dialog with the error message of the service. */
function FailedDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      alert
      title={formatMessage({
        id: "editor.failed",
        defaultMessage: "That did not go through",
        description: "Title of the dialog after a request failed.",
      })}
      description={message}
    >
      <DialogActions>
        <Button size="medium" onClick={onClose}>
          <FormattedMessage {...adminMessages.close} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DeletePageDialogProps {
  onClose: () => void;
  /** Called with the URL to navigate to after the deletion. */
  onDeleted: (href: string) => void;
}

/** Deletes the homepage after its slug is typed as a confirmation. */
function DeletePageDialog({ onClose, onDeleted }: DeletePageDialogProps) {
  const intl = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const stored = useEditorState((state) => state.stored);
  const name = useDisplayName() || stored.desiredUrl;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      await deleteRealtor(http, stored.id);
      onDeleted(localePath("/admin", locale));
    } catch (failure) {
      setError(failureText(failure, intl));
      setBusy(false);
    }
  }

  return (
    <DeleteDialog
      open
      onOpenChange={onClose}
      title={intl.formatMessage(
        {
          id: "editor.delete.title",
          defaultMessage: "Delete {name}’s website?",
          description:
            "Title of the dialog that deletes the website; {name} is the realtor’s name.",
        },
        { name },
      )}
      description={
        <FormattedMessage
          id="editor.delete.body"
          defaultMessage="The page with its photos and listings is removed, and this cannot be undone. Inquiries you received stay with our staff. Type {slug} to continue."
          description="Warning in the dialog that deletes the website; {slug} is the address that the user must type."
          values={{ slug: <strong key="slug">{stored.desiredUrl}</strong> }}
        />
      }
      fieldLabel={intl.formatMessage(fields.slug.label)}
      expected={stored.desiredUrl}
      labels={controlLabelsFor(locale).dialog}
      busy={busy}
      error={error}
      onDelete={() => void remove()}
    />
  );
}
