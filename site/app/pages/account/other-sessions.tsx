import { endOtherSessions } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { useAction } from "#app/admin/use-action.ts";
import { accountMessages } from "./account-messages.ts";

/** Ends all other sessions, after confirmation. */
export function OtherSessions({ refresh }: { refresh: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const { busy, failure, run } = useAction();

  async function confirm() {
    if (!(await run(() => endOtherSessions(http)))) return;
    setOpen(false);
    toast({
      text: formatMessage({
        id: "account.others.done",
        defaultMessage: "All other devices were signed out.",
        description: "Status after the sessions in all other browsers were ended.",
      }),
    });
    document.getElementById("main")?.focus();
    await refresh();
  }

  return (
    <>
      <div>
        <Button variant="outline" size="medium" onClick={() => setOpen(true)}>
          <FormattedMessage {...accountMessages.others} />
        </Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={formatMessage(accountMessages.others)}
        description={formatMessage({
          id: "account.others.text",
          defaultMessage:
            "Everyone who is signed in with this account has to sign in again, except on this device.",
          description: "Text of the dialog that ends the sessions in all other browsers.",
        })}
        alert
        locked={busy}
      >
        {failure !== undefined && (
          <DialogBody>
            <InlineAlert>{failure}</InlineAlert>
          </DialogBody>
        )}
        <DialogActions>
          <Button variant="outline" size="medium" disabled={busy} onClick={() => setOpen(false)}>
            <FormattedMessage {...adminMessages.cancel} />
          </Button>
          <Button size="medium" busy={busy} onClick={() => void (busy || confirm())}>
            <FormattedMessage {...adminMessages.signOut} />
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
