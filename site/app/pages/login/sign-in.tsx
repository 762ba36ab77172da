import { Button } from "@realtor/ui/button";
import { TextLink } from "@realtor/ui/text-link";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import { codeMessages } from "#app/session/code-messages.ts";
import { endSession } from "#app/session/session-lifecycle.ts";
import { type Session, useSession } from "#app/session/session-store.ts";
import { SignInForm } from "#app/session/sign-in-form.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { loginMessages } from "./login-messages.ts";

interface SignInProps extends LoginProps {
  /** Path to continue to. */
  redirect: string | null;
  /** The previous session expired. */
  expired: boolean;
  /** Initial value of the field. */
  email?: string | undefined;
}

/** Sign-in with email and password or with a provider. See docs/spec/routes.md#sign-in. */
export function SignIn(props: SignInProps) {
  const { labels, agent, providers, redirect, expired, email: known, productLogin } = props;
  const { formatMessage } = useIntl();
  const address = useAddress();
  const session = useSession();
  const [signingIn, setSigningIn] = useState(false);
  const [step, setStep] = useState<"password" | "code">("password");
  const email = useRef<HTMLInputElement>(null);

  if (session && !signingIn)
    return (
      <LoginLayout
        labels={labels}
        agent={agent}
        title={formatMessage({
          id: "login.known.title",
          defaultMessage: "You are signed in",
          description: "Heading of the sign-in page for a user who is already signed in.",
        })}
      >
        <SignedInUser session={session} next={afterSignIn(session, redirect, address)} />
      </LoginLayout>
    );
  return (
    <LoginLayout
      labels={labels}
      agent={agent}
      title={
        step === "code"
          ? formatMessage(codeMessages.title)
          : formatMessage({
              id: "login.title",
              defaultMessage: "Sign in",
              description: "Heading of the sign-in page.",
            })
      }
    >
      <p className={css.lead}>
        {step === "code" ? (
          <FormattedMessage
            id="login.code.lead"
            defaultMessage="Your password is right. One more step keeps your account safe."
            description="Text below the heading of the second step of signing in."
          />
        ) : (
          <FormattedMessage
            id="login.lead"
            defaultMessage="Use the email your invitation was sent to."
            description="Text below the heading of the sign-in page."
          />
        )}
      </p>
      {expired && step === "password" && (
        <output className={css.notice}>
          <FormattedMessage
            id="login.expired"
            defaultMessage="You were signed out to keep the account safe. Please sign in again."
            description="Note above the sign-in form after the session expired."
          />
        </output>
      )}
      <noscript>
        <p className={css.notice}>
          <FormattedMessage {...loginMessages.script} />
        </p>
      </noscript>
      <SignInForm
        desiredUrl={agent?.desiredUrl}
        initialEmail={known}
        productLogin={productLogin}
        emailField={email}
        onStart={() => setSigningIn(true)}
        onFailed={() => setSigningIn(false)}
        onStep={setStep}
        onSignedIn={(signedIn) => location.replace(afterSignIn(signedIn, redirect, address))}
      />
      {step === "password" && (
        <>
          <ForgotPassword getEmail={() => email.current?.value ?? ""} />
          <ProviderButtons
            providers={providers}
            desiredUrl={agent?.desiredUrl}
            redirect={redirect}
          />
          {!agent && <NoWebsiteYet />}
        </>
      )}
    </LoginLayout>
  );
}

function NoWebsiteYet() {
  const { locale } = useAddress();
  return (
    <p className={css.footer}>
      <FormattedMessage
        id="login.none"
        defaultMessage="No website yet?"
        description="Question below the sign-in form, before the link to request a website."
      />
      <TextLink href={`${localePath("/", locale)}?request`}>
        <FormattedMessage
          id="login.none.request"
          defaultMessage="Request one"
          description="Link below the sign-in form to the form that requests a website."
        />
      </TextLink>
    </p>
  );
}

/** Replaces the sign-in form while a session exists: continue or sign out. */
function SignedInUser({ session, next }: { session: Session; next: string }) {
  const { locale, ownDomain } = useAddress();
  const email = session.userInfo?.email;
  return (
    <>
      <p className={css.lead}>
        {email ? (
          <FormattedMessage
            id="login.known.who"
            defaultMessage="You are signed in as {email}."
            description="Text for a user who is already signed in; {email} is the user’s email address."
            values={{ email }}
          />
        ) : (
          <FormattedMessage
            id="login.known.someone"
            defaultMessage="You are signed in in this browser."
            description="Text for a user who is already signed in and whose email is not known."
          />
        )}
      </p>
      <div className={css.buttons}>
        <Button href={next} fullWidth>
          <FormattedMessage
            id="login.known.go"
            defaultMessage="Continue"
            description="Link to the page for which the user came to the sign-in page."
          />
        </Button>
        {!ownDomain && (
          <Button variant="outline" href={localePath("/account", locale)} fullWidth>
            <FormattedMessage
              id="login.known.account"
              defaultMessage="Sign-in and security"
              description="Link to the page about the account’s password and devices, for a user who is signed in."
            />
          </Button>
        )}
        <Button variant="outline" fullWidth onClick={() => void endSession()}>
          <FormattedMessage
            id="login.signOut"
            defaultMessage="Sign out"
            description="Button that signs the user out on the sign-in page."
          />
        </Button>
      </div>
    </>
  );
}
