import { getInvitation, readChallenge, signIn } from "@realtor/api/loaning";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import { startSession } from "#app/session/session-lifecycle.ts";
import type { Session } from "#app/session/session-store.ts";
import { SignInForm } from "#app/session/sign-in-form.tsx";
import { EndedInvitation } from "./ended-invitation.tsx";
import { LinkWaiting } from "./link-waiting.tsx";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";
import { OpenInvitation } from "./open-invitation.tsx";
import { clearPasswordLink } from "./password-link.ts";
import { SignIn } from "./sign-in.tsx";
import { useLinkContent } from "./use-link-content.ts";

/** The password is set, and signing in with it failed, or also needs a code. */
interface FailedSignIn {
  email: string;
  password: string;
  challenge: string | undefined;
}

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
  const [failedSignIn, setFailedSignIn] = useState<FailedSignIn>();
  // A tab without a token shows an ended invitation.
  const link = useLinkContent(token === undefined ? null : ["invitation", token], async () =>
    typeof token === "string" ? getInvitation(siteHttp(), token) : ({ state: "ended" } as const),
  );

  const proceed = (session: Session) => location.replace(afterSignIn(session, redirect, address));

  async function signInWith(email: string, password: string) {
    clearPasswordLink();
    try {
      const signedIn = await signIn(siteHttp(), { email, password });
      proceed(
        await startSession(signedIn, { provider: "password", desiredUrl: login.agent?.desiredUrl }),
      );
    } catch (error) {
      setFailedSignIn({ email, password, challenge: readChallenge(error) });
    }
  }

  if (failedSignIn)
    return (
      <LoginLayout {...login} title={formatMessage({ id: "login.set.title" })} focusTitle>
        <p className={css.lead}>
          {failedSignIn.challenge === undefined ? (
            <FormattedMessage id="login.set.sign" />
          ) : (
            <FormattedMessage id="login.code.title" />
          )}
        </p>
        <SignInForm
          desiredUrl={login.agent?.desiredUrl}
          initialEmail={failedSignIn.email}
          initialPassword={failedSignIn.password}
          initialChallenge={failedSignIn.challenge}
          onSignedIn={proceed}
        />
      </LoginLayout>
    );
  const { content: invitation, failure } = link;
  if (failure || !invitation)
    return (
      <LinkWaiting
        labels={login.labels}
        agent={login.agent}
        title={formatMessage({ id: "login.invite.title" })}
        lotOnly
        failure={failure}
        onRetry={link.reload}
      />
    );
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
      onEnded={link.reload}
    />
  );
}
