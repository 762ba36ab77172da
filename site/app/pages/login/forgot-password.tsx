import { ApiError } from "@realtor/api/http";
import { requestPasswordReset } from "@realtor/api/loaning";
import { checkEmail } from "@realtor/profile/rules/email";
import { Button } from "@realtor/ui/button";
import { TextField } from "@realtor/ui/text-field";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import * as formCss from "#app/session/sign-in-form.css.ts";
import { type LinkFailure, LinkFailureAlert, toLinkFailure } from "./link-failure.tsx";
import * as css from "./login.css.ts";
import { loginErrorMessages } from "./login-messages.ts";

interface ForgotPasswordProps {
  /** Returns the current value of the sign-in form's email field. */
  getEmail: () => string;
}

/**
 * Replaces its button with the form that requests a password reset link. It does not close again,
 * because a click during hydration can be dispatched twice.
 */
export function ForgotPassword({ getEmail }: ForgotPasswordProps) {
  const [email, setEmail] = useState<string | null>(null);
  const hydrated = useHydrated();
  if (email === null)
    return (
      <div className={css.help}>
        <button
          type="button"
          className={css.helpButton}
          data-hydrating={hydrated ? undefined : ""}
          onClick={() => setEmail(getEmail())}
        >
          <FormattedMessage id="login.forgot" />
        </button>
      </div>
    );
  return (
    <div className={css.help} ref={focusField}>
      <h2 className={css.helpTitle}>
        <FormattedMessage id="login.forgot" />
      </h2>
      <p className={css.helpText}>
        <FormattedMessage id="login.forgot.lead" />
      </p>
      <ResetRequestForm email={email} />
    </div>
  );
}

/** On a phone the confirmation is below the window. */
function showResult(result: HTMLElement | null): void {
  result?.scrollIntoView({ block: "nearest" });
}

function focusField(form: HTMLElement | null): void {
  form?.querySelector("input")?.focus();
}

type State =
  | { kind: "idle" }
  | { kind: "invalid"; error: "idMissing" | "idWrong" }
  | { kind: "sending" }
  | { kind: "sent" }
  | { kind: "failed"; failure: LinkFailure };

/**
 * Requests a password reset link. The confirmation is the same whether or not the account exists, so
 * that it does not disclose accounts. `email` is the initial value.
 */
export function ResetRequestForm({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const [state, setState] = useState<State>({ kind: "idle" });
  const field = useRef<HTMLInputElement>(null);

  function showError(error: "idMissing" | "idWrong") {
    setState({ kind: "invalid", error });
    field.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind !== "sending") void send((field.current?.value ?? "").trim());
  }

  async function send(value: string) {
    if (value === "" || checkEmail(value) !== null) {
      showError(value === "" ? "idMissing" : "idWrong");
      return;
    }
    setState({ kind: "sending" });
    try {
      await requestPasswordReset(siteHttp(), { email: value, locale });
      setState({ kind: "sent" });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) showError("idWrong");
      else setState({ kind: "failed", failure: toLinkFailure(error) });
    }
  }

  return (
    <>
      <form method="dialog" noValidate className={formCss.form} onSubmit={submit}>
        {state.kind === "failed" && <LinkFailureAlert failure={state.failure} />}
        <TextField
          ref={field}
          label={formatMessage({ id: "login.id" })}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          error={
            state.kind === "invalid"
              ? formatMessage({ id: loginErrorMessages[state.error] })
              : undefined
          }
        />
        <Button
          type="submit"
          variant="outline"
          fullWidth
          busy={state.kind === "sending"}
          busyLabel={formatMessage({ id: "login.forgot.sending" })}
        >
          <FormattedMessage id="login.forgot.submit" />
        </Button>
      </form>
      {/* Always rendered: a live region announces only later changes. */}
      <output>
        {state.kind === "sent" && (
          <span className={css.result} ref={showResult}>
            <FormattedMessage id="login.forgot.sent" />
          </span>
        )}
      </output>
    </>
  );
}
