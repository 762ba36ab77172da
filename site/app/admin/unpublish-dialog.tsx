import { limits } from "@realtor/api/rules";
import { TextArea } from "@realtor/ui/text-area";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface UnpublishDialogProps {
  /** The names of the agents. */
  names: readonly string[];
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Confirmation before staff take websites offline, with the reason that the agents are told. */
export function UnpublishDialog(props: UnpublishDialogProps) {
  const { names, onConfirm, onClose } = props;
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState("");
  const values = { n: names.length, name: names[0] ?? "" };
  return (
    <ConfirmDialog
      title={formatMessage({ id: "admin.unpublish.title" }, values)}
      description={formatMessage({ id: "admin.unpublish.text" }, values)}
      submitLabel={formatMessage({ id: "admin.unpublish.submit" })}
      busyLabel={formatMessage({ id: "admin.unpublish.busy" })}
      onConfirm={() => onConfirm(reason)}
      onClose={onClose}
    >
      <TextArea
        label={formatMessage({ id: "admin.unpublish.reason" })}
        name="reason"
        rows={3}
        maxLength={limits.suspensionReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
