import { Button } from "@realtor/ui/button";
import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { redirectToLogin } from "#app/session/session-expiry.ts";
import { httpInSession } from "#app/session/session-http.ts";
import { endSession } from "#app/session/session-lifecycle.ts";
import { clearSession, type UserInfo, useSession } from "#app/session/session-store.ts";
import { SignInForm } from "#app/session/sign-in-form.tsx";
import { AdminContext } from "./admin-context.ts";
import { Page, PageHead } from "./layouts/page.tsx";
import { lazyPart } from "./lazy-part.tsx";
import * as css from "./admin-page.css.ts";

const SignInAgain = lazyPart(async () => (await import("./sign-in-again.tsx")).SignInAgain);

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
  if (activeUser.role === "user" && !everyone)
    return activeUser.deleteAt === undefined ? <Forbidden name={activeUser.name} /> : <ToAccount />;
  return (
    // Another user gets a fresh screen.
    <AdminProvider key={activeUser.id} user={activeUser} onExpired={() => setExpired(activeUser)}>
      {children}
      <Suspense>{user === null && <SignInAgain email={activeUser.email} />}</Suspense>
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
    <Page width="form">
      <p className={css.wait}>
        <FormattedMessage id="admin.wait" />
      </p>
      <noscript>
        <p>
          <FormattedMessage id="admin.gate.script" />
        </p>
      </noscript>
    </Page>
  );
}

function ToSignIn() {
  const address = useAddress();
  useEffect(() => redirectToLogin(address, "needed"), [address]);
  return <Loading />;
}

/** An account that is being deleted: there its owner can keep it. */
function ToAccount() {
  const { locale } = useAddress();
  useEffect(() => location.replace(localePath("/account", locale)), [locale]);
  return <Loading />;
}

function SignIn() {
  const { desiredUrl } = useAddress();
  return (
    <Page width="form">
      <PageHead
        title={<FormattedMessage id="admin.gate.title" />}
        lead={<FormattedMessage id="admin.gate.lead" />}
      />
      <SignInForm desiredUrl={desiredUrl} />
    </Page>
  );
}

function Forbidden({ name }: { name: string }) {
  return (
    <Page width="form">
      <PageHead
        title={<FormattedMessage id="admin.refused.title" />}
        lead={<FormattedMessage id="admin.refused.text" values={{ name }} />}
      />
      <Button size="medium" onClick={() => void endSession()}>
        <FormattedMessage id="admin.signOut" />
      </Button>
    </Page>
  );
}
