import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions } from "@realtor/ui/dialog";
import { FormattedMessage, useIntl } from "react-intl";

interface LeaveDialogProps {
  /** Unsaved changes. */
  count: number;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes are given up. */
export function LeaveDialog({ count, onClose, onLeave }: LeaveDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      urgent
      title={formatMessage({ id: "editor.leave.title" })}
      description={formatMessage({ id: "editor.leave.body" }, { n: count })}
    >
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="editor.leave.stay" />
        </Button>
        <Button variant="danger" size="medium" onClick={onLeave}>
          <FormattedMessage id="editor.leave.go" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
