import { Button } from "@realtor/ui/button";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { focusElement } from "#app/layout/element-refs.ts";
import { useAddress } from "#app/page-root.tsx";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import { loginPath } from "#app/session/login-path.ts";
import { SignInForm } from "#app/session/sign-in-form.tsx";
import { ResetRequestForm } from "./forgot-password.tsx";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { clearPasswordLink } from "./password-link.ts";

type Step =
  | { kind: "choose"; token: string }
  | { kind: "invalid" }
  /** The password is only in component state, until the user enters the email. */
  | { kind: "set"; password: string };

interface NewPasswordProps extends LoginProps {
  /** One-time token of the reset link; null when this tab has none. */
  token: string | null;
  /** Path to continue to. */
  redirect: string | null;
}

/**
 * Sets a password through a reset link and then signs in. The backend does not disclose the account of
 * the link, so the user enters the email; the link alone creates no session. See docs/spec/routes.md#sign-in.
 */
export function NewPassword({ token, redirect, ...login }: NewPasswordProps) {
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
      <LoginLayout {...login} title={formatMessage({ id: "login.spent.title" })} focusTitle>
        <InvalidLink redirect={redirect} />
      </LoginLayout>
    );
  if (step.kind === "set")
    return (
      <LoginLayout {...login} title={formatMessage({ id: "login.set.title" })}>
        <p className={css.lead}>
          <FormattedMessage id="login.set.lead" />
        </p>
        <SignInForm
          desiredUrl={login.agent?.desiredUrl}
          initialPassword={step.password}
          emailField={focusElement}
          onSignedIn={(session) => location.replace(afterSignIn(session, redirect, address))}
        />
      </LoginLayout>
    );
  return (
    <LoginLayout {...login} title={formatMessage({ id: "login.reset.title" })}>
      <p className={css.lead}>
        <FormattedMessage id="login.reset.lead" />
      </p>
      <NewPasswordForm
        token={step.token}
        onSet={(password) => finishLink({ kind: "set", password })}
        onInvalidLink={() => finishLink({ kind: "invalid" })}
      >
        <FormattedMessage id="login.new.submit" />
      </NewPasswordForm>
    </LoginLayout>
  );
}

/** Next steps after a used or expired link: sign in, or request a new link. */
function InvalidLink({ redirect }: { redirect: string | null }) {
  const address = useAddress();
  return (
    <>
      <p className={css.lead}>
        <FormattedMessage id="login.spent.reset" />
      </p>
      <div className={css.buttons}>
        <Button href={loginPath(address, redirect)} fullWidth>
          <FormattedMessage id="login.submit" />
        </Button>
      </div>
      <p className={css.or}>
        <FormattedMessage id="login.or" />
      </p>
      <ResetRequestForm email="" />
    </>
  );
}
