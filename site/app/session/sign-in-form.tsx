import { readChallenge, signIn } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { TextField } from "@realtor/ui/text-field";
import { TextLink } from "@realtor/ui/text-link";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { type FormEvent, type Ref, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { CodeForm } from "./code-form.tsx";
import { PasswordField } from "./password-field.tsx";
import {
  type SignInError,
  signInErrorOf,
  type SignInResult,
  startSession,
} from "./session-lifecycle.ts";
import type { Session } from "./session-store.ts";
import * as css from "./sign-in-form.css.ts";
import { signInErrorMessages } from "./sign-in-messages.ts";

type State =
  | { kind: "idle" }
  | { kind: "missing"; email: boolean; password: boolean }
  | { kind: "sending" }
  | { kind: "failed"; error: SignInError | "codeEnded" }
  | { kind: "code"; challenge: string };

interface SignInFormProps {
  /** Slug of the agent whose sign-in page it is. */
  desiredUrl: string | undefined;
  initialEmail?: string | undefined;
  /** URL of the product's sign-in page, for an account that cannot sign in on this domain. */
  productLogin?: string | null;
  initialPassword?: string | undefined;
  /** Begins with the code: the password was sent already. */
  initialChallenge?: string | undefined;
  emailField?: Ref<HTMLInputElement>;
  onStart?: () => void;
  onSignedIn?: (session: Session) => void;
  onFailed?: () => void;
  /** Called when the form asks for a code after the password, and when it asks for the password again. */
  onStep?: (step: "password" | "code") => void;
}

/**
 * Email and password, then a code if the account has a second factor. A wrong password is removed and the email kept; after any other failure both stay.
 * `method="dialog"` prevents a browser without script from submitting the password.
 */
export function SignInForm(props: SignInFormProps) {
  const { desiredUrl, initialEmail, initialPassword, emailField, onStart, onSignedIn, onFailed } =
    props;
  const { onStep, initialChallenge, productLogin } = props;
  const { formatMessage } = useIntl();
  const [state, setState] = useState<State>(
    initialChallenge === undefined
      ? { kind: "idle" }
      : { kind: "code", challenge: initialChallenge },
  );
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);

  const field = (name: "email" | "password") =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

  /** The alert is rendered by then, so screen readers announce it before the field. */
  function retypePassword() {
    const password = field("password");
    if (!password) return;
    password.value = "";
    password.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind !== "sending") void send(new FormData(event.currentTarget));
  }

  async function send(data: FormData) {
    const email = getText(data, "email").trim();
    const password = getText(data, "password");
    if (email === "" || password === "") {
      setState({ kind: "missing", email: email === "", password: password === "" });
      field(email === "" ? "email" : "password")?.focus();
      return;
    }
    setState({ kind: "sending" });
    onStart?.();
    try {
      const signedIn = await signIn(siteHttp(), { email, password });
      await finish(signedIn);
    } catch (error) {
      const challenge = readChallenge(error);
      if (challenge !== undefined) {
        setState({ kind: "code", challenge });
        onStep?.("code");
        return;
      }
      const failure = signInErrorOf(error);
      setState({ kind: "failed", error: failure });
      if (failure === "failed") retypePassword();
      onFailed?.();
    }
  }

  async function finish(signedIn: SignInResult) {
    const session = await startSession(signedIn, { provider: "password", desiredUrl });
    onSignedIn?.(session);
  }

  function returnToPassword(reason: "asked" | "ended") {
    setState(reason === "ended" ? { kind: "failed", error: "codeEnded" } : { kind: "idle" });
    onStep?.("password");
    onFailed?.();
  }

  if (state.kind === "code")
    return <CodeForm challenge={state.challenge} onSignedIn={finish} onBack={returnToPassword} />;
  return (
    <form ref={form} method="dialog" noValidate className={css.form} onSubmit={submit}>
      {state.kind === "failed" && (
        <InlineAlert>
          <FormattedMessage id={signInErrorMessages[state.error]} />
          {state.error === "back.elsewhere" && productLogin && (
            <>
              {" "}
              <TextLink href={productLogin}>
                <FormattedMessage id="login.elsewhere.open" />
              </TextLink>
            </>
          )}
        </InlineAlert>
      )}
      <TextField
        ref={emailField}
        label={formatMessage({ id: "login.id" })}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={initialEmail}
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
        defaultValue={initialPassword}
        showLabel={formatMessage({ id: "login.show" })}
        aria-invalid={state.kind === "failed" && state.error === "failed" ? true : undefined}
        error={
          state.kind === "missing" && state.password
            ? formatMessage({ id: "login.passwordMissing" })
            : undefined
        }
      />
      <Button
        type="submit"
        data-hydrating={hydrated ? undefined : ""}
        fullWidth
        busy={state.kind === "sending"}
        busyLabel={formatMessage({ id: "login.sending" })}
      >
        <FormattedMessage id="login.submit" />
      </Button>
    </form>
  );
}

function getText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
