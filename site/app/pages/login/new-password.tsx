import { ApiError } from "@realtor/api/http";
import { resetPassword } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import { loginPath } from "#app/session/login-path.ts";
import {
  checkNewPassword,
  type NewPasswordError,
  newPasswordErrors,
  NewPasswordField,
} from "#app/session/new-password-field.tsx";
import * as formCss from "#app/session/sign-in-form.css.ts";
import { SignInForm } from "#app/session/sign-in-form.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { ResetRequestForm } from "./forgot-password.tsx";
import { type LinkFailure, LinkFailureAlert, toLinkFailure } from "./link-failure.tsx";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";
import {
  clearPasswordLink,
  type PasswordLink,
  type PasswordLinkKind,
  pathAfterPasswordSet,
} from "./password-link.ts";
import { loginMessages } from "./login-messages.ts";

const titleMessages = defineMessages({
  invite: {
    id: "login.invite.title",
    defaultMessage: "Welcome",
    description: "Heading of the page that an invitation link opens.",
  },
  reset: {
    id: "login.reset.title",
    defaultMessage: "Choose a new password",
    description: "Heading of the page that a password reset link opens.",
  },
});

const leadMessages = defineMessages({
  invite: {
    id: "login.invite.lead",
    defaultMessage:
      "Choose the password for your account. You can then edit your website right away.",
    description: "Text of the page that an invitation link opens.",
  },
  reset: {
    id: "login.reset.lead",
    defaultMessage:
      "Choose the password to use from now on. You will be signed out on every other device.",
    description: "Text of the page that a password reset link opens.",
  },
});

const spentMessages = defineMessages({
  invite: {
    id: "login.spent.invite",
    defaultMessage:
      "It was used already or is too old. If you have set your password, please sign in. If not, ask the person who made your account for a new link.",
    description: "Text of the page for an invitation link that is used or expired.",
  },
  reset: {
    id: "login.spent.reset",
    defaultMessage:
      "It was used already or is too old. If you have set your password, please sign in. If not, get a new link below.",
    description: "Text of the page for a reset link that is used or expired.",
  },
});

type Step =
  | { kind: "choose"; token: string }
  | { kind: "invalid" }
  /** The password is only in component state, until the user enters the email. */
  | { kind: "set"; password: string };

interface NewPasswordProps extends LoginProps {
  link: PasswordLink;
  /** Path to continue to. */
  redirect: string | null;
}

/**
 * Sets a password through a link and then signs in. The backend does not disclose the account of a
 * link, so the user enters the email; the link alone creates no session. See docs/spec/routes.md#sign-in.
 */
export function NewPassword({ link: { kind, token }, redirect, ...login }: NewPasswordProps) {
  const { formatMessage } = useIntl();
  const address = useAddress();
  const [step, setStep] = useState<Step>(
    token === null ? { kind: "invalid" } : { kind: "choose", token },
  );

  function finishLink(next: Step) {
    clearPasswordLink();
    setStep(next);
  }

  if (step.kind === "invalid")
    return (
      <LoginLayout
        {...login}
        title={formatMessage({
          id: "login.spent.title",
          defaultMessage: "This link no longer works",
          description:
            "Heading of the page for an invitation or reset link that is used or expired.",
        })}
        focusTitle
      >
        <InvalidLink kind={kind} redirect={redirect} />
      </LoginLayout>
    );
  if (step.kind === "set")
    return (
      <LoginLayout
        {...login}
        title={formatMessage({
          id: "login.set.title",
          defaultMessage: "Your password is set",
          description: "Heading after a new password was saved.",
        })}
        focusTitle
      >
        <p className={css.lead}>
          <FormattedMessage
            id="login.set.lead"
            defaultMessage="Now enter your email and sign in."
            description="Text after a new password was saved, above the sign-in form."
          />
        </p>
        <SignInForm
          desiredUrl={login.agent?.desiredUrl}
          initialPassword={step.password}
          onSignedIn={(session) =>
            location.replace(pathAfterPasswordSet(session, redirect, address))
          }
        />
      </LoginLayout>
    );
  return (
    <LoginLayout {...login} title={formatMessage(titleMessages[kind])}>
      <p className={css.lead}>
        <FormattedMessage {...leadMessages[kind]} />
      </p>
      <NewPasswordForm
        token={step.token}
        onSet={(password) => finishLink({ kind: "set", password })}
        onInvalidLink={() => finishLink({ kind: "invalid" })}
      />
    </LoginLayout>
  );
}

type State =
  | { kind: "idle" }
  | { kind: "invalid"; error: NewPasswordError }
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
function NewPasswordForm({ token, onSet, onInvalidLink }: NewPasswordFormProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<State>({ kind: "idle" });
  const field = useRef<HTMLInputElement>(null);

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
      onSet(newPassword);
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

  return (
    <form method="dialog" noValidate className={formCss.form} onSubmit={submit}>
      {state.kind === "failed" && <LinkFailureAlert failure={state.failure} />}
      <NewPasswordField
        ref={field}
        error={state.kind === "invalid" ? state.error : undefined}
        onChange={(event) => revalidate(event.target.value)}
      />
      <Button
        type="submit"
        fullWidth
        busy={state.kind === "sending"}
        busyLabel={formatMessage({
          id: "login.new.sending",
          defaultMessage: "Saving",
          description: "Label of the submit button while the password is saved.",
        })}
      >
        <FormattedMessage
          id="login.new.submit"
          defaultMessage="Set password"
          description="Submit button of the form for a new password."
        />
      </Button>
    </form>
  );
}

interface InvalidLinkProps {
  kind: PasswordLinkKind;
  /** Path to continue to after sign-in. */
  redirect: string | null;
}

/** Next steps after a used or expired link: sign in, or request a new link. */
function InvalidLink({ kind, redirect }: InvalidLinkProps) {
  const address = useAddress();
  return (
    <>
      <p className={css.lead}>
        <FormattedMessage {...spentMessages[kind]} />
      </p>
      <div className={css.buttons}>
        <Button href={loginPath(address, redirect)} fullWidth>
          <FormattedMessage {...loginMessages.submit} />
        </Button>
      </div>
      {kind === "reset" && (
        <>
          <p className={css.or}>
            <FormattedMessage {...loginMessages.or} />
          </p>
          <ResetRequestForm email="" />
        </>
      )}
    </>
  );
}
