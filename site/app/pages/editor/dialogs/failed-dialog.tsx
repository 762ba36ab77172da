import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions } from "@realtor/ui/dialog";
import { FormattedMessage, useIntl } from "react-intl";

/** What could not be done, in the service's words. */
export function FailedDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      urgent
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
