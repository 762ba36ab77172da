import { endSessions } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog } from "@realtor/ui/dialog";
import { useToast } from "@realtor/ui/toast";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { PasswordStep } from "./password-step.tsx";

interface EndSessionsDialogProps {
  title: string;
  description: ReactNode;
  /** One session; without it all but the current one. */
  sessionId?: string;
  /** Shows the field for the current password; accounts that only use a provider have none. */
  hasPassword: boolean;
  onClose: () => void;
  onEnded: () => void;
}

/** Ends sessions after the user has entered the current password. */
export function EndSessionsDialog(props: EndSessionsDialogProps) {
  const { title, description, sessionId, hasPassword, onClose, onEnded } = props;
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const [busy, setBusy] = useState(false);

  async function send(currentPassword: string) {
    await endSessions(http, { currentPassword, ...(sessionId && { sessionId }) });
    onEnded();
  }

  return (
    <Dialog open onOpenChange={onClose} title={title} description={description} alert locked={busy}>
      <PasswordStep
        hasPassword={hasPassword}
        send={send}
        onCancel={onClose}
        onBusy={setBusy}
        submitLabel={formatMessage({ id: "admin.signOut" })}
        busyLabel={formatMessage({ id: "account.devices.ending" })}
      />
    </Dialog>
  );
}

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
        <FormattedMessage id="account.others" />
      </Button>
      {open && (
        <EndSessionsDialog
          title={formatMessage({ id: "account.others" })}
          description={formatMessage({ id: "account.others.text" })}
          hasPassword={hasPassword}
          onClose={() => setOpen(false)}
          onEnded={() => {
            setOpen(false);
            toast({
              text: formatMessage({ id: "account.others.done" }),
            });
            onEnded();
          }}
        />
      )}
    </div>
  );
}
