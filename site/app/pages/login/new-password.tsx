import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { afterPassword } from "./after-password.ts";
import { LoginLayout } from "./login-layout.tsx";
import type { LoginProps } from "./login-props.ts";
import * as page from "./login.css.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { forgetPasswordLink, type PasswordLink } from "./password-link.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SpentLink } from "./spent-link.tsx";

type Step =
  | { kind: "choose"; token: string }
  | { kind: "spent" }
  /** The password waits in the form, and nowhere else, for the e-mail that goes with it. */
  | { kind: "set"; password: string };

interface NewPasswordProps extends LoginProps {
  link: PasswordLink;
  /** Where to go afterwards. */
  redirect: string | null;
}

/**
 * Sets a password by a link and signs in with it (DECISIONS section 4). The backend does not say whose
 * link it is, so the e-mail is asked for, and the link alone opens no session.
 */
export function NewPassword({ link: { kind, token }, redirect, ...login }: NewPasswordProps) {
  const { formatMessage } = useIntl();
  const address = useAddress();
  const [step, setStep] = useState<Step>(
    token === null ? { kind: "spent" } : { kind: "choose", token },
  );

  function leaveLink(next: Step) {
    forgetPasswordLink();
    setStep(next);
  }

  if (step.kind === "spent")
    return (
      <LoginLayout {...login} title={formatMessage({ id: "login.spent.title" })} titleTakesFocus>
        <SpentLink kind={kind} redirect={redirect} />
      </LoginLayout>
    );
  if (step.kind === "set")
    return (
      <LoginLayout {...login} title={formatMessage({ id: "login.set.title" })} titleTakesFocus>
        <p className={page.lead}>
          <FormattedMessage id="login.set.lead" />
        </p>
        <SignInForm
          desiredUrl={login.agent?.desiredUrl}
          password={step.password}
          onSignedIn={(session) => location.replace(afterPassword(session, redirect, address))}
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
        onSet={(password) => leaveLink({ kind: "set", password })}
        onSpent={() => leaveLink({ kind: "spent" })}
      />
    </LoginLayout>
  );
}
