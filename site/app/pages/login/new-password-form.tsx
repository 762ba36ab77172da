import { ApiError } from "@realtor/api/http";
import { resetPassword } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { type LinkFailure, LinkFailureAlert, toLinkFailure } from "./link-failure.tsx";
import { PasswordField } from "./password-field.tsx";
import * as css from "./sign-in-form.css.ts";

/** Password length limits of the backend, in UTF-16 code units. */
const minLength = 10;
const maxLength = 128;

type PasswordError = "missing" | "tooShort" | "tooLong";

type State =
  | { kind: "idle" }
  | { kind: "invalid"; error: PasswordError }
  | { kind: "sending" }
  | { kind: "failed"; failure: LinkFailure };

interface NewPasswordFormProps {
  token: string;
  /** Called after the account's password was set. */
  onSet: (password: string) => void;
  /** Called when the link was already used, is expired or is invalid. */
  onInvalidLink: () => void;
}

/** One field with a show button instead of a repeated field; its value survives failed requests. */
export function NewPasswordForm({ token, onSet, onInvalidLink }: NewPasswordFormProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<State>({ kind: "idle" });
  const field = useRef<HTMLInputElement>(null);

  function showError(error: PasswordError) {
    setState({ kind: "invalid", error });
    field.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind !== "sending") void send(field.current?.value ?? "");
  }

  async function send(newPassword: string) {
    const invalid = validatePassword(newPassword);
    if (invalid) {
      showError(invalid);
      return;
    }
    setState({ kind: "sending" });
    try {
      await resetPassword(siteHttp(), { token, newPassword });
      onSet(newPassword);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "";
      if (code === "auth.invalidToken") onInvalidLink();
      else if (code === "auth.passwordTooShort") showError("tooShort");
      else if (code === "auth.passwordTooLong") showError("tooLong");
      else setState({ kind: "failed", failure: toLinkFailure(error) });
    }
  }

  /** Revalidates on every change once the password was rejected. */
  function revalidate(value: string) {
    if (state.kind !== "invalid") return;
    const error = validatePassword(value);
    setState(error ? { kind: "invalid", error } : { kind: "idle" });
  }

  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      {state.kind === "failed" && <LinkFailureAlert failure={state.failure} />}
      <PasswordField
        ref={field}
        label={formatMessage({ id: "login.new.password" })}
        mark={formatMessage({ id: "login.new.rule" }, { shortest: minLength })}
        name="new-password"
        autoComplete="new-password"
        minLength={minLength}
        showLabel={formatMessage({ id: "login.show" })}
        onChange={(event) => revalidate(event.target.value)}
        error={
          state.kind === "invalid"
            ? formatMessage(
                { id: `login.new.${state.error}` },
                { shortest: minLength, longest: maxLength },
              )
            : undefined
        }
      />
      <Button
        type="submit"
        fullWidth
        busy={state.kind === "sending"}
        busyLabel={formatMessage({ id: "login.new.sending" })}
      >
        <FormattedMessage id="login.new.submit" />
      </Button>
    </form>
  );
}

function validatePassword(password: string): PasswordError | null {
  if (password === "") return "missing";
  if (password.length < minLength) return "tooShort";
  return password.length > maxLength ? "tooLong" : null;
}
