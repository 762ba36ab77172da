import { Button } from "@realtor/ui/button";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { accountMessages } from "./account-messages.ts";
import { EndSessionsDialog } from "./end-sessions-dialog.tsx";

interface OtherSessionsProps {
  hasPassword: boolean;
  /** Called after all other sessions ended, when the button is about to disappear. */
  onEnded: () => void;
}

/** Ends all other sessions, after confirmation. */
export function OtherSessions({ hasPassword, onEnded }: OtherSessionsProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outline" size="medium" onClick={() => setOpen(true)}>
        <FormattedMessage {...accountMessages.others} />
      </Button>
      {open && (
        <EndSessionsDialog
          title={formatMessage(accountMessages.others)}
          description={formatMessage({
            id: "account.others.text",
            defaultMessage:
              "Everyone who is signed in with this account has to sign in again, except on this device.",
            description: "Text of the dialog that ends the sessions in all other browsers.",
          })}
          hasPassword={hasPassword}
          onClose={() => setOpen(false)}
          onEnded={() => {
            setOpen(false);
            toast({
              text: formatMessage({
                id: "account.others.done",
                defaultMessage: "All other devices were signed out.",
                description: "Status after the sessions in all other browsers were ended.",
              }),
            });
            onEnded();
          }}
        />
      )}
    </div>
  );
}
