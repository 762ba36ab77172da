import { ApiError } from "@realtor/api/http";
import { resetPassword } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import {
  checkNewPassword,
  type NewPasswordError,
  newPasswordErrors,
  NewPasswordField,
} from "#app/session/new-password-field.tsx";
import * as formCss from "#app/session/sign-in-form.css.ts";
import { type LinkFailure, LinkFailureAlert, toLinkFailure } from "./link-failure.tsx";

type State =
  | { kind: "idle" }
  | { kind: "invalid"; error: NewPasswordError }
  | { kind: "sending" }
  | { kind: "failed"; failure: LinkFailure };

interface NewPasswordFormProps {
  token: string;
  /** The account, for password managers. */
  email?: string | undefined;
  /** Label of the field; "New password" by default. */
  label?: string | undefined;
  /** Moves the focus to the field when it is rendered. */
  focused?: boolean;
  /** Label of the button. */
  children: ReactNode;
  /** Called after the account's password was set; the form stays busy until it resolves. */
  onSet: (password: string) => void | Promise<void>;
  /** Called when the link was already used, is expired or is invalid. */
  onInvalidLink: () => void;
}

/** One field with a show button instead of a repeated field; its value survives failed requests. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { token, email, label, focused = false, children, onSet, onInvalidLink } = props;
  const { formatMessage } = useIntl();
  const [state, setState] = useState<State>({ kind: "idle" });
  const field = useRef<HTMLInputElement>(null);

  // With the commit that shows it: a passive effect may run later.
  useLayoutEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  function showError(error: NewPasswordError) {
    setState({ kind: "invalid", error });
    field.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind !== "sending") void send(field.current?.value ?? "");
  }

  async function send(newPassword: string) {
    const invalid = checkNewPassword(newPassword);
    if (invalid) {
      showError(invalid);
      return;
    }
    setState({ kind: "sending" });
    try {
      await resetPassword(siteHttp(), { token, newPassword });
      await onSet(newPassword);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "";
      if (code === "auth.invalidToken") onInvalidLink();
      else if (newPasswordErrors[code]) showError(newPasswordErrors[code]);
      else setState({ kind: "failed", failure: toLinkFailure(error) });
    }
  }

  /** Revalidates on every change once the password was rejected. */
  function revalidate(value: string) {
    if (state.kind !== "invalid") return;
    const error = checkNewPassword(value);
    setState(error ? { kind: "invalid", error } : { kind: "idle" });
  }

  /** An empty field is no error until it is sent. */
  function validateLeft(value: string) {
    const error = value === "" ? null : checkNewPassword(value);
    if (error && state.kind === "idle") setState({ kind: "invalid", error });
  }

  return (
    <form method="dialog" noValidate className={formCss.form} onSubmit={submit}>
      {state.kind === "failed" && <LinkFailureAlert failure={state.failure} />}
      {email !== undefined && (
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      )}
      <NewPasswordField
        ref={field}
        label={label}
        error={state.kind === "invalid" ? state.error : undefined}
        onChange={(event) => revalidate(event.target.value)}
        onBlur={(event) => validateLeft(event.target.value)}
      />
      <Button
        type="submit"
        fullWidth
        busy={state.kind === "sending"}
        busyLabel={formatMessage({ id: "login.new.sending" })}
      >
        {children}
      </Button>
    </form>
  );
}
