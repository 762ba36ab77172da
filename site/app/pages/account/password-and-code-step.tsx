import { ApiError } from "@realtor/api/http";
import { DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SubmitActions } from "#app/admin/submit-actions.tsx";
import type { Action } from "#app/admin/use-action.ts";
import { type CodeError, CodeField } from "#app/session/code-field.tsx";
import * as formCss from "#app/session/sign-in-form.css.ts";
import { type CurrentPasswordError, CurrentPasswordField } from "./current-password-field.tsx";

interface Errors {
  password?: CurrentPasswordError | undefined;
  code?: CodeError | undefined;
}

interface PasswordAndCodeStepProps {
  action: Action;
  /** Sends both; a wrong one is shown at its field. */
  send: (typed: { currentPassword: string; code: string }) => Promise<void>;
  onCancel: () => void;
  danger?: boolean;
  /** Label of the button. */
  children: ReactNode;
}

/** The current password and a code of the app or a backup code, in a dialog. */
export function PasswordAndCodeStep(props: PasswordAndCodeStepProps) {
  const { action, send, onCancel, danger = false, children } = props;
  const { busy, failure, run } = action;
  const { formatMessage } = useIntl();
  const [source, setSource] = useState<"app" | "backup">("app");
  const [errors, setErrors] = useState<Errors>({});
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (errors.password) passwordField.current?.focus();
    else if (errors.code) codeField.current?.focus();
  }, [errors]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const currentPassword = passwordField.current?.value ?? "";
    const code = codeField.current?.value.trim() ?? "";
    setErrors({
      password: currentPassword === "" ? "missing" : undefined,
      code: code === "" ? "missing" : undefined,
    });
    if (currentPassword === "" || code === "") return;
    await run(async () => {
      try {
        await send({ currentPassword, code });
      } catch (refused) {
        const problem = refused instanceof ApiError ? refused.code : "";
        if (problem === "auth.wrongPassword") setErrors({ password: "wrong" });
        else if (problem === "auth.wrongCode")
          setErrors({ code: source === "app" ? "wrong" : "wrongBackup" });
        else throw refused;
      }
    });
  }

  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <DialogBody>
        <Stack gap={20}>
          <CurrentPasswordField
            ref={passwordField}
            error={errors.password}
            onChange={() => setErrors(({ code }) => ({ code }))}
          />
          <CodeField
            key={source}
            ref={codeField}
            kind={source}
            error={errors.code}
            onChange={() => setErrors(({ password }) => ({ password }))}
          />
          <div>
            <button
              type="button"
              className={formCss.textButton}
              onClick={() => setSource(source === "app" ? "backup" : "app")}
            >
              <FormattedMessage
                id={source === "app" ? "login.code.toBackup" : "login.code.toApp"}
              />
            </button>
          </div>
          {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
        </Stack>
      </DialogBody>
      <SubmitActions
        busy={busy}
        busyLabel={formatMessage({ id: "account.factor.checking" })}
        onCancel={onCancel}
        danger={danger}
      >
        {children}
      </SubmitActions>
    </form>
  );
}
