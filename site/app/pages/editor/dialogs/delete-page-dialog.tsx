import { deleteRealtor } from "@realtor/api/loaning";
import { DeleteDialog } from "@realtor/ui/dialog";
import { controlLabelsFor } from "@realtor/ui/labels";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useEditorState } from "../draft/use-draft.ts";
import { useDisplayName } from "../use-display-name.ts";

interface DeletePageDialogProps {
  onClose: () => void;
  /** Called with the URL to navigate to after the deletion. */
  onDeleted: (href: string) => void;
}

/** Deletes the homepage after its slug is typed as a confirmation. */
export function DeletePageDialog({ onClose, onDeleted }: DeletePageDialogProps) {
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
