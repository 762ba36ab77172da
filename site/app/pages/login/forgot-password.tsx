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
import { defineMessages } from "#app/i18n/define-messages.ts";
import { signInMessages } from "#app/session/sign-in-messages.ts";
import { type LinkFailure, LinkFailureAlert, toLinkFailure } from "./link-failure.tsx";
import * as css from "./login.css.ts";
import { loginErrorMessages } from "./login-messages.ts";

const messages = defineMessages({
  forgot: {
    id: "login.forgot",
    defaultMessage: "Forgot your password?",
    description: "Button that opens the form for a password reset, and its heading.",
  },
});

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
          <FormattedMessage {...messages.forgot} />
        </button>
      </div>
    );
  return (
    <div className={css.help} ref={focusField}>
      <h2 className={css.helpTitle}>
        <FormattedMessage {...messages.forgot} />
      </h2>
      <p className={css.helpText}>
        <FormattedMessage
          id="login.forgot.lead"
          defaultMessage="Enter your account’s email and we will send a link to choose a new password."
          description="Text above the form for a password reset."
        />
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
          label={formatMessage(signInMessages.id)}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          error={
            state.kind === "invalid" ? formatMessage(loginErrorMessages[state.error]) : undefined
          }
        />
        <Button
          type="submit"
          variant="outline"
          fullWidth
          busy={state.kind === "sending"}
          busyLabel={formatMessage({
            id: "login.forgot.sending",
            defaultMessage: "Sending",
            description: "Label of the submit button while the link is requested.",
          })}
        >
          <FormattedMessage
            id="login.forgot.submit"
            defaultMessage="Send me a link"
            description="Submit button of the form for a password reset."
          />
        </Button>
      </form>
      {/* Always rendered: a live region announces only later changes. */}
      <output>
        {state.kind === "sent" && (
          <span className={css.result} ref={showResult}>
            <FormattedMessage
              id="login.forgot.sent"
              defaultMessage="If there is an account with this email, a link is on its way. It works for one hour. If no mail comes within a few minutes, ask the person who made your account for a link."
              description="Status after a password reset was requested; does not reveal whether the account exists."
            />
          </span>
        )}
      </output>
    </>
  );
}
