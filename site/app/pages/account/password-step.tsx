import { ApiError } from "@realtor/api/http";
import { Button } from "@realtor/ui/button";
import { DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CancelButton } from "#app/admin/cancel-button.tsx";
import { useAction } from "#app/admin/use-action.ts";
import { PasswordField } from "#app/session/password-field.tsx";
import { signInMessages } from "#app/session/sign-in-messages.ts";
import { accountMessages, currentPasswordMessages } from "./account-messages.ts";
import { secondFactorMessages as messages } from "./second-factor-messages.ts";

interface PasswordStepProps {
  /** Sends the password; a wrong one is shown at its field. */
  send: (currentPassword: string) => Promise<void>;
  onCancel: () => void;
}

/** The current password, as the first step of a dialog. */
export function PasswordStep({ send, onCancel }: PasswordStepProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, run } = useAction();
  const [error, setError] = useState<keyof typeof currentPasswordMessages>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const currentPassword = field.current?.value ?? "";
    if (currentPassword === "") {
      setError("missing");
      return;
    }
    setError(undefined);
    await run(async () => {
      try {
        await send(currentPassword);
      } catch (refused) {
        if (!(refused instanceof ApiError) || refused.code !== "auth.wrongPassword") throw refused;
        setError("wrong");
      }
    });
  }

  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <DialogBody>
        <Stack gap={20}>
          <PasswordField
            ref={field}
            label={formatMessage(accountMessages.currentPassword)}
            name="current-password"
            autoComplete="current-password"
            showLabel={formatMessage(signInMessages.show)}
            error={error && formatMessage(currentPasswordMessages[error])}
            onChange={() => setError(undefined)}
          />
          {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
        </Stack>
      </DialogBody>
      <DialogActions>
        <CancelButton busy={busy} onClick={onCancel} />
        <Button
          type="submit"
          size="medium"
          busy={busy}
          busyLabel={formatMessage(messages.checking)}
        >
          <FormattedMessage {...messages.next} />
        </Button>
      </DialogActions>
    </form>
  );
}
