import { Button } from "@realtor/ui/button";
import { Dialog } from "@realtor/ui/dialog";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useAddress } from "#app/page-root.tsx";
import { redirectToLogin } from "#app/session/session-expiry.ts";
import { httpInSession } from "#app/session/session-http.ts";
import { endSession } from "#app/session/session-lifecycle.ts";
import { clearSession, type UserInfo, useSession } from "#app/session/session-store.ts";
import { SignInForm } from "#app/session/sign-in-form.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { AdminContext } from "./admin-context.ts";
import * as css from "./admin-page.css.ts";
import { adminMessages } from "./admin-messages.ts";

const messages = defineMessages({
  gateTitle: {
    id: "admin.gate.title",
    defaultMessage: "Sign in to manage",
    description: "Heading of the sign-in form shown instead of an admin screen.",
  },
});

interface AdminGateProps {
  /** Any account may enter, and a visitor goes to the sign-in page. */
  everyone: boolean;
  children: ReactNode;
}

/**
 * Sign-in gate of the admin screens (docs/spec/routes.md#admin). When the session expires, a dialog asks
 * to sign in again over the mounted screen; signing out unmounts it.
 */
export function AdminGate({ everyone, children }: AdminGateProps) {
  const session = useSession();
  const [expired, setExpired] = useState<UserInfo | null>(null);
  const user = session?.userInfo ?? null;
  if (user && expired) setExpired(null);
  const activeUser = user ?? expired;

  if (session === undefined) return <Loading />;
  if (!activeUser) return everyone ? <ToSignIn /> : <SignIn />;
  if (activeUser.role === "user" && !everyone) return <Forbidden name={activeUser.name} />;
  return (
    // Another user gets a fresh screen.
    <AdminProvider key={activeUser.id} user={activeUser} onExpired={() => setExpired(activeUser)}>
      {children}
      <SignInAgain open={user === null} email={activeUser.email} />
    </AdminProvider>
  );
}

interface AdminProviderProps {
  user: UserInfo;
  onExpired: () => void;
  children: ReactNode;
}

function AdminProvider({ user, onExpired, children }: AdminProviderProps) {
  const [callbacks] = useState(() => ({ onExpired }));
  const admin = useMemo(
    () => ({
      user,
      isStaff: user.role === "admin",
      http: httpInSession(() => {
        callbacks.onExpired();
        clearSession();
      }),
    }),
    [user, callbacks],
  );
  return <AdminContext value={admin}>{children}</AdminContext>;
}

function Loading() {
  return (
    <div className={css.gate}>
      <p className={css.wait}>
        <FormattedMessage
          id="admin.wait"
          defaultMessage="One moment, please."
          description="Status while an admin screen checks the session."
        />
      </p>
      <noscript>
        <p>
          <FormattedMessage
            id="admin.gate.script"
            defaultMessage="These screens need JavaScript to be switched on."
            description="Shown on admin screens when JavaScript is disabled."
          />
        </p>
      </noscript>
    </div>
  );
}

function ToSignIn() {
  const address = useAddress();
  useEffect(() => redirectToLogin(address, "needed"), [address]);
  return <Loading />;
}

function SignIn() {
  const { desiredUrl } = useAddress();
  return (
    <div className={css.gate}>
      <h1 className={css.title}>
        <FormattedMessage {...messages.gateTitle} />
      </h1>
      <p className={css.lead}>
        <FormattedMessage
          id="admin.gate.lead"
          defaultMessage="Sign in to build and edit websites."
          description="Text below the heading of the sign-in form for admin screens."
        />
      </p>
      <SignInForm desiredUrl={desiredUrl} />
    </div>
  );
}

function SignInAgain({ open, email }: { open: boolean; email: string }) {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const { desiredUrl } = useAddress();
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      title={formatMessage(messages.gateTitle)}
      description={formatMessage({
        id: "admin.gate.expired",
        defaultMessage: "Your session has ended. Sign in again and carry on where you left off.",
        description:
          "Text above the sign-in form when the session ended while the user was working.",
      })}
      alert
      locked
    >
      <SignInForm
        desiredUrl={desiredUrl}
        initialEmail={email}
        // Retry the requests that were rejected meanwhile.
        onSignedIn={() => void mutate(() => true)}
      />
    </Dialog>
  );
}

function Forbidden({ name }: { name: string }) {
  return (
    <div className={css.gate}>
      <h1 className={css.title}>
        <FormattedMessage
          id="admin.refused.title"
          defaultMessage="This account cannot open this screen"
          description="Heading when the signed-in account may not open the admin screen."
        />
      </h1>
      <p className={css.lead}>
        <FormattedMessage
          id="admin.refused.text"
          defaultMessage="{name} is not a realtor’s account. Please sign in with another one."
          description="Explanation when the account may not open the screen; {name} is the name or email of the signed-in user."
          values={{ name }}
        />
      </p>
      <Button size="medium" onClick={() => void endSession()}>
        <FormattedMessage {...adminMessages.signOut} />
      </Button>
    </div>
  );
}
