import { deleteRealtor } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { DeleteDialog, Dialog, DialogActions } from "@realtor/ui/dialog";
import { controlLabelsFor } from "@realtor/ui/labels";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { announceDeletion } from "#app/admin/announce-deletion.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDisplayName, useDraftStore, useEditorState } from "#app/profile/draft/use-draft.ts";
import { useSharedUploads } from "#app/profile/photos/photo-uploads.tsx";
import { SectionHelpDialog } from "../sections/section-help-dialog.tsx";
import { PublishCheck } from "./publish-check.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { UnpublishByStaff } from "./unpublish-by-staff.tsx";
import { SendPreviewDialog } from "./send-preview-dialog.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import type { OpenDialog } from "./use-dialog.ts";

interface EditorDialogsProps {
  open: OpenDialog;
  onClose: () => void;
}

export function EditorDialogs({ open, onClose }: EditorDialogsProps) {
  switch (open.kind) {
    case "conflict":
      return <ConflictDialog onClose={onClose} />;
    case "sendPreview":
      return <SendPreviewDialog onClose={onClose} />;
    case "import":
      return <ImportDialog onClose={onClose} />;
    case "delete":
      return <DeletePageDialog onClose={onClose} />;
    case "unpublish":
      return <UnpublishByStaff onClose={onClose} />;
    case "shortcuts":
      return <ShortcutsDialog onClose={onClose} />;
    case "help":
      return <SectionHelpDialog section={open.section} onClose={onClose} />;
    case "checklist":
      return <PublishCheck agreed={open.agreed} onClose={onClose} />;
    case "failed":
      return <FailedDialog message={open.message} onClose={onClose} />;
    default:
      return open satisfies never;
  }
}

/** An alert dialog with the error message of the service. */
function FailedDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      alert
      title={formatMessage({ id: "editor.failed" })}
      description={message}
    >
      <DialogActions>
        <Button size="medium" onClick={onClose}>
          <FormattedMessage id="admin.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Deletes the website after its slug is typed as a confirmation. */
function DeletePageDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const store = useDraftStore();
  const uploads = useSharedUploads();
  const stored = useEditorState((state) => state.stored);
  const name = useDisplayName() || stored.desiredUrl;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      await deleteRealtor(http, stored.id);
      for (const { id } of uploads.getState()) uploads.cancel(id);
      // Nothing is left to save or to restore.
      store.change(() => store.getState().saved);
      announceDeletion();
      location.assign(localePath("/admin", locale));
    } catch (failure) {
      setError(failureText(failure, intl));
      setBusy(false);
    }
  }

  return (
    <DeleteDialog
      open
      onOpenChange={onClose}
      title={intl.formatMessage({ id: "editor.delete.title" }, { name })}
      description={
        <FormattedMessage
          id="editor.delete.body"
          values={{ slug: <strong key="slug">{stored.desiredUrl}</strong> }}
        />
      }
      fieldLabel={intl.formatMessage({ id: "editor.field.slug" })}
      expected={stored.desiredUrl}
      labels={controlLabelsFor(locale).dialog}
      busy={busy}
      error={error}
      onDelete={() => void remove()}
    />
  );
}
