import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions } from "@realtor/ui/dialog";
import { FormattedMessage, useIntl } from "react-intl";

interface LeaveDialogProps {
  /** Number of unsaved changes. */
  count: number;
  /** Number of pending uploads. */
  photos: number;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes or pending uploads are discarded. */
export function LeaveDialog({ count, photos, onClose, onLeave }: LeaveDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      alert
      title={formatMessage({ id: "editor.leave.title" })}
      description={[
        count > 0 && formatMessage({ id: "editor.leave.body" }, { n: count }),
        photos > 0 && formatMessage({ id: "editor.leave.photos" }, { n: photos }),
      ]
        .filter(Boolean)
        .join(" ")}
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
