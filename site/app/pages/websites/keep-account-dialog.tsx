import { undoDeletionOf } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { ConfirmDialog } from "#app/admin/confirm-dialog.tsx";

interface KeepAccountDialogProps {
  accountId: string;
  /** The agent's name. */
  name: string;
  onClose: () => void;
  /** After a success, and when the account is not being deleted any more. */
  onChanged: () => void;
}

/** Undoes the deletion of an agent's account, where the agent asks staff for it. */
export function KeepAccountDialog({ accountId, name, onClose, onChanged }: KeepAccountDialogProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const toast = useToast();

  async function keep() {
    await undoDeletionOf(http, accountId).finally(onChanged);
    onClose();
    toast({
      text: formatMessage({ id: "websites.keep.done" }, { name }),
    });
  }

  return (
    <ConfirmDialog
      title={formatMessage({ id: "websites.keep.title" }, { name })}
      description={formatMessage({ id: "websites.keep.text" })}
      submitLabel={formatMessage({ id: "websites.keep.submit" })}
      busyLabel={formatMessage({ id: "websites.keep.busy" })}
      onConfirm={keep}
      onClose={onClose}
    />
  );
}
