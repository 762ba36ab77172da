import { removeSecondFactorOf } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { ConfirmDialog } from "#app/admin/confirm-dialog.tsx";
import { useAction } from "#app/admin/use-action.ts";

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
  const { busy, failure, run } = useAction();

  async function remove() {
    const removed = await run(() => removeSecondFactorOf(http, accountId));
    onChanged();
    if (!removed) return;
    onClose();
    toast({
      text: formatMessage(
        {
          id: "realtors.factor.done",
          defaultMessage: "Two-step sign-in is off for {name}.",
          description: "Status after staff turned it off; {name} is the realtor’s name.",
        },
        { name },
      ),
    });
  }

  return (
    <ConfirmDialog
      title={formatMessage(
        {
          id: "realtors.factor.title",
          defaultMessage: "Turn off two-step sign-in for {name}?",
          description: "Title of the dialog; {name} is the realtor’s name.",
        },
        { name },
      )}
      description={formatMessage({
        id: "realtors.factor.text",
        defaultMessage:
          "For someone who has lost both the phone and the backup codes. First make sure that it is them. Every device is signed out, and we tell them by email.",
        description: "Text of the dialog that turns two-step sign-in off for a realtor.",
      })}
      submit={formatMessage({
        id: "realtors.factor.submit",
        defaultMessage: "Turn off",
        description: "Button that turns two-step sign-in off for a realtor.",
      })}
      busyLabel={formatMessage({
        id: "realtors.factor.busy",
        defaultMessage: "Turning off",
        description: "Label of the button while two-step sign-in is turned off.",
      })}
      busy={busy}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
