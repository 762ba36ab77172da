import { ApiError } from "@realtor/api/http";
import { endSessions } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { SubmitActions } from "#app/admin/submit-actions.tsx";
import { useAction } from "#app/admin/use-action.ts";
import { type CurrentPasswordError, CurrentPasswordField } from "./current-password-field.tsx";
import { useToast } from "@realtor/ui/toast";

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
  const { busy, failure, run } = useAction();
  const [error, setError] = useState<CurrentPasswordError>();
  const field = useRef<HTMLInputElement>(null);

  function showError(found: CurrentPasswordError) {
    setError(found);
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const currentPassword = field.current?.value ?? "";
    if (hasPassword && currentPassword === "") {
      showError("missing");
      return;
    }
    setError(undefined);
    let isWrong = false;
    const done = await run(async () => {
      try {
        await endSessions(http, { currentPassword, ...(sessionId && { sessionId }) });
      } catch (refused) {
        isWrong = refused instanceof ApiError && refused.code === "auth.wrongPassword";
        if (!isWrong) throw refused;
      }
    });
    if (isWrong) showError("wrong");
    else if (done) onEnded();
  }

  return (
    <Dialog open onOpenChange={onClose} title={title} description={description} alert locked={busy}>
      <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {(hasPassword || failure !== undefined) && (
          <DialogBody>
            <Stack gap={20}>
              {hasPassword && (
                <CurrentPasswordField
                  ref={field}
                  error={error}
                  onChange={() => setError(undefined)}
                />
              )}
              {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
            </Stack>
          </DialogBody>
        )}
        <SubmitActions
          busy={busy}
          busyLabel={formatMessage({ id: "account.devices.ending" })}
          onCancel={onClose}
        >
          <FormattedMessage id="admin.signOut" />
        </SubmitActions>
      </form>
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
