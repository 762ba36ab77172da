import { signIn } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { TextField } from "@realtor/ui/text-field";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { type FormEvent, type Ref, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { beginSession } from "#app/session/begin-session.ts";
import type { Session } from "#app/session/stored-session.ts";
import { type Refusal, whyRefused } from "#app/session/why-refused.ts";
import { PasswordField } from "./password-field.tsx";
import * as css from "./sign-in-form.css.ts";

type State =
  | { kind: "idle" }
  | { kind: "missing"; email: boolean; password: boolean }
  | { kind: "sending" }
  | { kind: "refused"; why: Refusal };

interface SignInFormProps {
  /** The homepage whose sign-in page it is. */
  desiredUrl: string | undefined;
  /** The password to begin with: the one that was just set. */
  password?: string;
  /** The field of the e-mail. */
  emailField?: Ref<HTMLInputElement>;
  onStart?: () => void;
  onSignedIn: (session: Session) => void;
  onRefused?: () => void;
}

/**
 * E-mail and password. The fields keep what is typed, whatever happens; `dialog` as method makes a
 * browser without script send the password nowhere.
 */
export function SignInForm(props: SignInFormProps) {
  const { desiredUrl, password: begunWith, emailField, onStart, onSignedIn, onRefused } = props;
  const { formatMessage } = useIntl();
  const [state, setState] = useState<State>({ kind: "idle" });
  const awake = useHydrated();
  const form = useRef<HTMLFormElement>(null);

  function focus(name: "email" | "password") {
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind !== "sending") void send(new FormData(event.currentTarget));
  }

  async function send(typed: FormData) {
    const email = textOf(typed, "email").trim();
    const password = textOf(typed, "password");
    if (email === "" || password === "") {
      setState({ kind: "missing", email: email === "", password: password === "" });
      focus(email === "" ? "email" : "password");
      return;
    }
    setState({ kind: "sending" });
    onStart?.();
    try {
      const signedIn = await signIn(siteHttp(), { email, password });
      const loginBy = { provider: "password", ...(desiredUrl === undefined ? {} : { desiredUrl }) };
      onSignedIn(await beginSession(signedIn, loginBy));
    } catch (error) {
      setState({ kind: "refused", why: whyRefused(error) });
      onRefused?.();
    }
  }

  return (
    <form ref={form} method="dialog" noValidate className={css.form} onSubmit={submit}>
      {state.kind === "refused" && (
        <InlineAlert>
          <FormattedMessage id={`login.${state.why}`} />
        </InlineAlert>
      )}
      <TextField
        ref={emailField}
        label={formatMessage({ id: "login.id" })}
        name="email"
        type="email"
        autoComplete="username"
        error={
          state.kind === "missing" && state.email
            ? formatMessage({ id: "login.idMissing" })
            : undefined
        }
      />
      <PasswordField
        label={formatMessage({ id: "login.password" })}
        name="password"
        autoComplete="current-password"
        defaultValue={begunWith}
        showLabel={formatMessage({ id: "login.show" })}
        aria-invalid={state.kind === "refused" && state.why === "failed" ? true : undefined}
        error={
          state.kind === "missing" && state.password
            ? formatMessage({ id: "login.passwordMissing" })
            : undefined
        }
      />
      <Button
        type="submit"
        data-wakes={awake ? undefined : ""}
        fullWidth
        busy={state.kind === "sending"}
        busyLabel={formatMessage({ id: "login.sending" })}
      >
        <FormattedMessage id="login.submit" />
      </Button>
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
