import { ApiError } from "@realtor/api/http";
import { DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { SubmitActions } from "#app/admin/submit-actions.tsx";
import type { Action } from "#app/admin/use-action.ts";
import { type CurrentPasswordError, CurrentPasswordField } from "./current-password-field.tsx";

interface PasswordStepProps {
  action: Action;
  /** Shows the field; accounts that only use a provider have none. */
  hasPassword?: boolean;
  /** Sends the password; a wrong one is shown at its field. */
  send: (currentPassword: string) => Promise<void>;
  onCancel: () => void;
  danger?: boolean;
  /** What the button says while the action runs; that the password is being checked by default. */
  busyLabel?: string;
  /** Label of the button. */
  children: ReactNode;
}

/** The current password, in a dialog. */
export function PasswordStep(props: PasswordStepProps) {
  const { action, hasPassword = true, send, onCancel, danger = false, children } = props;
  const { formatMessage } = useIntl();
  const { busyLabel = formatMessage({ id: "account.factor.checking" }) } = props;
  const { busy, failure, run } = action;
  // An object: the same error again focuses the field again.
  const [error, setError] = useState<{ readonly code: CurrentPasswordError }>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const currentPassword = field.current?.value ?? "";
    if (hasPassword && currentPassword === "") {
      setError({ code: "missing" });
      return;
    }
    setError(undefined);
    await run(async () => {
      try {
        await send(currentPassword);
      } catch (refused) {
        if (!(refused instanceof ApiError) || refused.code !== "auth.wrongPassword") throw refused;
        setError({ code: "wrong" });
      }
    });
  }

  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {(hasPassword || failure !== undefined) && (
        <DialogBody>
          <Stack gap={20}>
            {hasPassword && (
              <CurrentPasswordField
                ref={field}
                error={error?.code}
                onChange={() => setError(undefined)}
              />
            )}
            {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
          </Stack>
        </DialogBody>
      )}
      <SubmitActions busy={busy} busyLabel={busyLabel} onCancel={onCancel} danger={danger}>
        {children}
      </SubmitActions>
    </form>
  );
}
