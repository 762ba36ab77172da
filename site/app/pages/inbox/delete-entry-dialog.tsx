import { DeleteDialog } from "@realtor/ui/dialog";
import { controlLabelsFor } from "@realtor/ui/labels";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "#app/admin/use-action.ts";
import { useAddress } from "#app/page-root.tsx";

interface DeleteEntryDialogProps {
  /** The sender. */
  name: string;
  remove: () => Promise<void>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a request with its personal data, after the name was typed. */
export function DeleteEntryDialog({ name, remove, onClose, onDeleted }: DeleteEntryDialogProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const { busy, failure, run } = useAction();

  async function confirm() {
    await remove();
    onDeleted();
  }

  return (
    <DeleteDialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: "inbox.delete.title" }, { name })}
      description={
        <FormattedMessage
          id="inbox.delete.text"
          values={{ name: <strong key="name">{name}</strong> }}
        />
      }
      fieldLabel={formatMessage({ id: "inbox.name" })}
      expected={name.trim()}
      labels={controlLabelsFor(locale).dialog}
      busy={busy}
      error={failure}
      onDelete={() => void run(confirm)}
    />
  );
}
