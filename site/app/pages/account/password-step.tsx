import { ApiError } from "@realtor/api/http";
import { DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SubmitActions } from "#app/admin/submit-actions.tsx";
import { useAction } from "#app/admin/use-action.ts";
import { type CurrentPasswordError, CurrentPasswordField } from "./current-password-field.tsx";

interface PasswordStepProps {
  /** Sends the password; a wrong one is shown at its field. */
  send: (currentPassword: string) => Promise<void>;
  onCancel: () => void;
}

/** The current password, as the first step of a dialog. */
export function PasswordStep({ send, onCancel }: PasswordStepProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, run } = useAction();
  const [error, setError] = useState<CurrentPasswordError>();
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
          <CurrentPasswordField ref={field} error={error} onChange={() => setError(undefined)} />
          {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
        </Stack>
      </DialogBody>
      <SubmitActions
        busy={busy}
        busyLabel={formatMessage({ id: "account.factor.checking" })}
        onCancel={onCancel}
      >
        <FormattedMessage id="account.factor.next" />
      </SubmitActions>
    </form>
  );
}
