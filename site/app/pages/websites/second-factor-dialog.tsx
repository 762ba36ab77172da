import { removeSecondFactorOf } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { ConfirmDialog } from "#app/admin/confirm-dialog.tsx";

interface SecondFactorDialogProps {
  accountId: string;
  /** The agent's name. */
  name: string;
  onClose: () => void;
  /** After a success, and when it was off already. */
  onChanged: () => void;
}

/** Turns two-step sign-in off for an agent who has lost the device and the backup codes. */
export function SecondFactorDialog({
  accountId,
  name,
  onClose,
  onChanged,
}: SecondFactorDialogProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const toast = useToast();

  async function remove() {
    await removeSecondFactorOf(http, accountId).finally(onChanged);
    onClose();
    toast({
      text: formatMessage({ id: "websites.factor.done" }, { name }),
    });
  }

  return (
    <ConfirmDialog
      title={formatMessage({ id: "websites.factor.title" }, { name })}
      description={formatMessage({ id: "websites.factor.text" })}
      submitLabel={formatMessage({ id: "websites.factor.submit" })}
      busyLabel={formatMessage({ id: "websites.factor.busy" })}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
