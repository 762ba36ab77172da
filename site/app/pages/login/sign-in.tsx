import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import { useSession } from "#app/session/use-session.ts";
import { ForgotPassword } from "./forgot-password.tsx";
import { SignedInUser } from "./signed-in-user.tsx";
import { LoginLayout } from "./login-layout.tsx";
import type { LoginProps } from "./login-props.ts";
import * as page from "./login.css.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import * as css from "./sign-in-form.css.ts";
import { SignInForm } from "./sign-in-form.tsx";

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
      <p className={page.lead}>
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
