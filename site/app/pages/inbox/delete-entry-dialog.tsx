import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { failureText } from "#app/admin/failure-text.ts";

interface DeleteEntryDialogProps {
  /** The sender. */
  name: string;
  remove: () => Promise<void>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes an entry with its personal data, after confirmation. */
export function DeleteEntryDialog({ name, remove, onClose, onDeleted }: DeleteEntryDialogProps) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await remove();
      onDeleted();
    } catch (error) {
      setFailure(failureText(error, intl));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={intl.formatMessage({ id: "inbox.delete.title" }, { name })}
      description={intl.formatMessage({ id: "inbox.delete.text" })}
      alert
      locked={busy}
    >
      {failure !== undefined && (
        <DialogBody>
          <InlineAlert>{failure}</InlineAlert>
        </DialogBody>
      )}
      <DialogActions>
        <Button variant="outline" size="medium" disabled={busy} onClick={onClose}>
          <FormattedMessage id="admin.cancel" />
        </Button>
        <Button
          variant="danger"
          size="medium"
          busy={busy}
          busyLabel={intl.formatMessage({ id: "inbox.deleting" })}
          onClick={() => void confirm()}
        >
          <FormattedMessage id="admin.delete" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
