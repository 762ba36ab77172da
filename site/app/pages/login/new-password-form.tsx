import { ApiError } from "@realtor/api/http";
import { resetPassword } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { type LinkFailure, LinkFailureAlert, linkFailureOf } from "./link-failure.tsx";
import { PasswordField } from "./password-field.tsx";
import * as css from "./sign-in-form.css.ts";

/** Characters of a password, as the backend counts them. */
const shortest = 10;
const longest = 128;

type Wrong = "missing" | "tooShort" | "tooLong";

type State =
  | { kind: "idle" }
  | { kind: "wrong"; why: Wrong }
  | { kind: "sending" }
  | { kind: "failed"; failure: LinkFailure };

interface NewPasswordFormProps {
  token: string;
  /** The account has this password now. */
  onSet: (password: string) => void;
  /** The link was used, is too old, or was never one. */
  onSpent: () => void;
}

/** One field for the new password, which can be shown instead of typed twice; it keeps what is typed. */
export function NewPasswordForm({ token, onSet, onSpent }: NewPasswordFormProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<State>({ kind: "idle" });
  const field = useRef<HTMLInputElement>(null);

  function refuse(why: Wrong) {
    setState({ kind: "wrong", why });
    field.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind !== "sending") void send(field.current?.value ?? "");
  }

  async function send(newPassword: string) {
    const why = whatIsWrong(newPassword);
    if (why) {
      refuse(why);
      return;
    }
    setState({ kind: "sending" });
    try {
      await resetPassword(siteHttp(), { token, newPassword });
      onSet(newPassword);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "";
      if (code === "auth.invalidToken") onSpent();
      else if (code === "auth.passwordTooShort") refuse("tooShort");
      else if (code === "auth.passwordTooLong") refuse("tooLong");
      else setState({ kind: "failed", failure: linkFailureOf(error) });
    }
  }

  /** What was refused is looked at again with every change. */
  function look(typed: string) {
    if (state.kind !== "wrong") return;
    const why = whatIsWrong(typed);
    setState(why ? { kind: "wrong", why } : { kind: "idle" });
  }

  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      {state.kind === "failed" && <LinkFailureAlert failure={state.failure} />}
      <PasswordField
        ref={field}
        label={formatMessage({ id: "login.new.password" })}
        mark={formatMessage({ id: "login.new.rule" }, { shortest })}
        name="new-password"
        autoComplete="new-password"
        minLength={shortest}
        showLabel={formatMessage({ id: "login.show" })}
        onChange={(event) => look(event.target.value)}
        error={
          state.kind === "wrong"
            ? formatMessage({ id: `login.new.${state.why}` }, { shortest, longest })
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

function whatIsWrong(password: string): Wrong | null {
  if (password === "") return "missing";
  if (password.length < shortest) return "tooShort";
  return password.length > longest ? "tooLong" : null;
}
