import { getInvitation, type InvitationState, readChallenge, signIn } from "@realtor/api/loaning";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import { codeMessages } from "#app/session/code-messages.ts";
import { startSession } from "#app/session/session-lifecycle.ts";
import type { Session } from "#app/session/session-store.ts";
import { SignInForm } from "#app/session/sign-in-form.tsx";
import { EndedInvitation } from "./ended-invitation.tsx";
import { type LinkFailure, toLinkFailure } from "./link-failure.tsx";
import { LinkWaiting } from "./link-waiting.tsx";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";
import { loginMessages } from "./login-messages.ts";
import { OpenInvitation } from "./open-invitation.tsx";
import { clearPasswordLink } from "./password-link.ts";
import { SignIn } from "./sign-in.tsx";

type Step =
  | { kind: "loading" }
  | { kind: "failed"; failure: LinkFailure }
  | { kind: "known"; invitation: InvitationState }
  /** The password is set, and signing in with it failed, or also needs a code. */
  | { kind: "set"; email: string; password: string; challenge: string | undefined };

interface InvitationPageProps extends LoginProps {
  /** Token of the link; null when this tab has none, undefined until hydration. */
  token: string | null | undefined;
  /** Path to continue to. */
  redirect: string | null;
}

/**
 * The page of an invitation link: sets the password and signs in with it. Only the browser that set the
 * password signs in; the link alone creates no session. See docs/spec/routes.md#sign-in.
 */
export function InvitationPage({ token, redirect, ...login }: InvitationPageProps) {
  const { formatMessage } = useIntl();
  const address = useAddress();
  const [step, setStep] = useState<Step>({ kind: "loading" });

  useEffect(() => {
    if (token !== undefined) void load(token, setStep);
  }, [token]);

  const proceed = (session: Session) => location.replace(afterSignIn(session, redirect, address));

  const reload = () => void load(token ?? null, setStep);

  async function signInWith(email: string, password: string) {
    clearPasswordLink();
    try {
      const signedIn = await signIn(siteHttp(), { email, password });
      proceed(
        await startSession(signedIn, { provider: "password", desiredUrl: login.agent?.desiredUrl }),
      );
    } catch (error) {
      setStep({ kind: "set", email, password, challenge: readChallenge(error) });
    }
  }

  if (step.kind === "set")
    return (
      <LoginLayout {...login} title={formatMessage(loginMessages.set)} focusTitle>
        <p className={css.lead}>
          {step.challenge === undefined ? (
            <FormattedMessage
              id="login.set.sign"
              defaultMessage="Signing in did not work yet. Please try again."
              description="Text after a new password was saved and signing in with it failed."
            />
          ) : (
            <FormattedMessage {...codeMessages.title} />
          )}
        </p>
        <SignInForm
          desiredUrl={login.agent?.desiredUrl}
          initialEmail={step.email}
          initialPassword={step.password}
          initialChallenge={step.challenge}
          onSignedIn={proceed}
        />
      </LoginLayout>
    );
  if (step.kind !== "known")
    return (
      <LinkWaiting
        labels={login.labels}
        agent={login.agent}
        title={formatMessage(loginMessages.welcome)}
        lotOnly
        failure={step.kind === "failed" ? step.failure : null}
        onRetry={reload}
      />
    );
  const { invitation } = step;
  if (invitation.state === "accepted")
    return <SignIn {...login} redirect={redirect} expired={false} email={invitation.email} />;
  // A link that is open has a token.
  if (invitation.state === "ended" || typeof token !== "string")
    return <EndedInvitation {...login} token={token ?? null} redirect={redirect} />;
  return (
    <OpenInvitation
      {...login}
      token={token}
      invitation={invitation}
      onSet={(password) => signInWith(invitation.email, password)}
      onEnded={reload}
    />
  );
}

/** A tab without a token shows an ended invitation. */
async function load(token: string | null, show: (step: Step) => void): Promise<void> {
  try {
    const invitation = token === null ? ended : await getInvitation(siteHttp(), token);
    show({ kind: "known", invitation });
  } catch (error) {
    show({ kind: "failed", failure: toLinkFailure(error) });
  }
}

const ended: InvitationState = { state: "ended" };
