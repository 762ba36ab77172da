import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { pathAfterPasswordSet } from "./path-after-password-set.ts";
import { LoginLayout } from "./login-layout.tsx";
import type { LoginProps } from "./login-props.ts";
import * as page from "./login.css.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { clearPasswordLink, type PasswordLink } from "./password-link.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { InvalidLink } from "./invalid-link.tsx";

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
      <LoginLayout {...login} title={formatMessage({ id: "login.spent.title" })} focusTitle>
        <InvalidLink kind={kind} redirect={redirect} />
      </LoginLayout>
    );
  if (step.kind === "set")
    return (
      <LoginLayout {...login} title={formatMessage({ id: "login.set.title" })} focusTitle>
        <p className={page.lead}>
          <FormattedMessage id="login.set.lead" />
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
    <LoginLayout {...login} title={formatMessage({ id: `login.${kind}.title` })}>
      <p className={page.lead}>
        <FormattedMessage id={`login.${kind}.lead`} />
      </p>
      <NewPasswordForm
        token={step.token}
        onSet={(password) => finishLink({ kind: "set", password })}
        onInvalidLink={() => finishLink({ kind: "invalid" })}
      />
    </LoginLayout>
  );
}
