import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";

interface CancelButtonProps {
  /** While the action of the dialog runs. */
  busy?: boolean;
  onClick: () => void;
}

/** Closes a dialog without its action. */
export function CancelButton({ busy = false, onClick }: CancelButtonProps) {
  return (
    <Button variant="outline" size="medium" disabled={busy} onClick={onClick}>
      <FormattedMessage id="admin.cancel" />
    </Button>
  );
}
