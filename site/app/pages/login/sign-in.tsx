import { Button } from "@realtor/ui/button";
import { TextLink } from "@realtor/ui/text-link";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import { endSession } from "#app/session/session-lifecycle.ts";
import { type Session, useSession } from "#app/session/session-store.ts";
import { SignInForm } from "#app/session/sign-in-form.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";
import { ProviderButtons } from "./provider-buttons.tsx";

interface SignInProps extends LoginProps {
  /** Path to continue to. */
  redirect: string | null;
  /** The previous session expired. */
  expired: boolean;
  /** When the account is deleted whose owner comes from the account's page or a mail about that. */
  deleting?: Date | null;
  /** Initial value of the field. */
  email?: string | undefined;
}

/** Sign-in with email and password or with a provider. See docs/spec/routes.md#sign-in. */
export function SignIn(props: SignInProps) {
  const {
    labels,
    agent,
    providers,
    redirect,
    expired,
    deleting,
    email: known,
    productLogin,
  } = props;
  const { formatMessage, formatDate } = useIntl();
  const address = useAddress();
  const session = useSession();
  const [signingIn, setSigningIn] = useState(false);
  const [step, setStep] = useState<"password" | "code">("password");
  const email = useRef<HTMLInputElement>(null);

  if (session && !signingIn)
    return (
      <LoginLayout labels={labels} agent={agent} title={formatMessage({ id: "login.known.title" })}>
        <SignedInUser session={session} next={afterSignIn(session, redirect, address)} />
      </LoginLayout>
    );
  return (
    <LoginLayout
      labels={labels}
      agent={agent}
      title={
        step === "code"
          ? formatMessage({ id: "login.code.title" })
          : formatMessage({ id: "login.title" })
      }
    >
      <p className={css.lead}>
        {step === "code" ? (
          <FormattedMessage id="login.code.lead" />
        ) : (
          <FormattedMessage id="login.lead" />
        )}
      </p>
      {expired && step === "password" && (
        <output className={css.notice}>
          <FormattedMessage id="login.expired" />
        </output>
      )}
      {deleting && step === "password" && (
        <output className={css.notice}>
          <FormattedMessage
            id="login.deleting"
            values={{ date: formatDate(deleting, { dateStyle: "long" }) }}
          />
        </output>
      )}
      <noscript>
        <p className={css.notice}>
          <FormattedMessage id="login.script" />
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
      <FormattedMessage id="login.none" />
      <TextLink href={`${localePath("/", locale)}?request`}>
        <FormattedMessage id="login.none.request" />
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
          <FormattedMessage id="login.known.who" values={{ email }} />
        ) : (
          <FormattedMessage id="login.known.someone" />
        )}
      </p>
      <div className={css.buttons}>
        <Button href={next} fullWidth>
          <FormattedMessage id="login.known.go" />
        </Button>
        {!ownDomain && (
          <Button variant="outline" href={localePath("/account", locale)} fullWidth>
            <FormattedMessage id="login.known.account" />
          </Button>
        )}
        <Button variant="outline" fullWidth onClick={() => void endSession()}>
          <FormattedMessage id="login.signOut" />
        </Button>
      </div>
    </>
  );
}
