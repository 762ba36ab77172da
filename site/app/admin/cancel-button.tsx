import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";
import { adminMessages } from "./admin-messages.ts";

interface CancelButtonProps {
  /** While the action of the dialog runs. */
  busy?: boolean;
  onClick: () => void;
}

/** Closes a dialog without its action. */
export function CancelButton({ busy = false, onClick }: CancelButtonProps) {
  return (
    <Button variant="outline" size="medium" disabled={busy} onClick={onClick}>
      <FormattedMessage {...adminMessages.cancel} />
    </Button>
  );
}
