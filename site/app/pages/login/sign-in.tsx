import { Button } from "@realtor/ui/button";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import { endSession } from "#app/session/session-lifecycle.ts";
import { type Session, useSession } from "#app/session/session-store.ts";
import { SignInForm } from "#app/session/sign-in-form.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { LoginLayout } from "./login-layout.tsx";
import type { LoginProps } from "./login-props.ts";
import * as css from "./login.css.ts";
import { ProviderButtons } from "./provider-buttons.tsx";

interface SignInProps extends LoginProps {
  /** Path to continue to. */
  redirect: string | null;
  /** The previous session expired. */
  expired: boolean;
}

/** Sign-in with email and password or with a provider. See docs/spec/routes.md#sign-in. */
export function SignIn({ labels, agent, redirect, expired }: SignInProps) {
  const { formatMessage } = useIntl();
  const address = useAddress();
  const session = useSession();
  const [signingIn, setSigningIn] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const name = agent?.name.displayName.text;

  if (session && !signingIn)
    return (
      <LoginLayout labels={labels} agent={agent} title={formatMessage({ id: "login.known.title" })}>
        <SignedInUser session={session} next={afterSignIn(session, redirect, address)} />
      </LoginLayout>
    );
  return (
    <LoginLayout labels={labels} agent={agent} title={formatMessage({ id: "login.title" })}>
      <p className={css.lead}>
        {name ? (
          <FormattedMessage id="login.agentLead" values={{ name }} />
        ) : (
          <FormattedMessage id="login.lead" />
        )}
      </p>
      {expired && (
        <output className={css.notice}>
          <FormattedMessage id="login.expired" />
        </output>
      )}
      <noscript>
        <p className={css.notice}>
          <FormattedMessage id="login.script" />
        </p>
      </noscript>
      <SignInForm
        desiredUrl={agent?.desiredUrl}
        emailField={email}
        onStart={() => setSigningIn(true)}
        onFailed={() => setSigningIn(false)}
        onSignedIn={(signedIn) => location.replace(afterSignIn(signedIn, redirect, address))}
      />
      <ForgotPassword getEmail={() => email.current?.value ?? ""} />
      <ProviderButtons desiredUrl={agent?.desiredUrl} redirect={redirect} />
    </LoginLayout>
  );
}

/** Replaces the sign-in form while a session exists: continue or sign out. */
function SignedInUser({ session, next }: { session: Session; next: string }) {
  const email = session.userInfo?.email;
  return (
    <>
      <p className={css.lead}>
        {email ? (
          <FormattedMessage id="login.known.who" values={{ email }} />
        ) : (
          <FormattedMessage id="login.known.someone" />
        )}
      </p>
      <div className={css.buttons}>
        <Button href={next} fullWidth>
          <FormattedMessage id="login.known.go" />
        </Button>
        <Button variant="outline" fullWidth onClick={() => void endSession()}>
          <FormattedMessage id="login.signOut" />
        </Button>
      </div>
    </>
  );
}
