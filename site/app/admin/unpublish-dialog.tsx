import { limits } from "@realtor/api/rules";
import { TextArea } from "@realtor/ui/text-area";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface UnpublishDialogProps {
  /** The names of the agents. */
  names: readonly string[];
  busy?: boolean;
  failure?: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Confirmation before staff take websites offline, with the reason that the agents are told. */
export function UnpublishDialog(props: UnpublishDialogProps) {
  const { names, busy = false, failure, onConfirm, onClose } = props;
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState("");
  const values = { n: names.length, name: names[0] ?? "" };
  return (
    <ConfirmDialog
      title={formatMessage(
        {
          id: "admin.unpublish.title",
          defaultMessage:
            "{n, plural, =1 {Unpublish {name}’s website?} other {Unpublish # websites?}}",
          description: "Title of the dialog before websites are taken off the public site.",
        },
        values,
      )}
      description={formatMessage(
        {
          id: "admin.unpublish.text",
          defaultMessage:
            "Visitors can no longer open {n, plural, one {it} other {them}} from now on. Nothing is deleted. {n, plural, one {The agent gets} other {The agents get}} an email, and only staff can publish again.",
          description: "Text of the dialog before websites are taken off the public site.",
        },
        values,
      )}
      submit={formatMessage({
        id: "admin.unpublish.submit",
        defaultMessage: "Unpublish",
        description: "Button that takes websites off the public site.",
      })}
      busyLabel={formatMessage({
        id: "admin.unpublish.busy",
        defaultMessage: "Unpublishing",
        description: "Label of the button while a website is taken offline.",
      })}
      busy={busy}
      failure={failure}
      onConfirm={() => onConfirm(reason)}
      onClose={onClose}
    >
      <TextArea
        label={formatMessage({
          id: "admin.unpublish.reason",
          defaultMessage: "Reason, for the email (optional)",
          description: "Label of the field with why a website is taken offline.",
        })}
        name="reason"
        rows={3}
        maxLength={limits.suspensionReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
