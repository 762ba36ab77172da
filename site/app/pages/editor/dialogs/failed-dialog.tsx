import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions } from "@realtor/ui/dialog";
import { FormattedMessage, useIntl } from "react-intl";

/** An alert dialog with the error message of the service. */
export function FailedDialog({ message, onClose }: { message: string; onClose: () => void }) {
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
