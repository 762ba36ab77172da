import { Button } from "@realtor/ui/button";
import { Dialog } from "@realtor/ui/dialog";
import { type ReactNode, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useAddress } from "#app/page-root.tsx";
import { SignInForm } from "#app/pages/login/sign-in-form.tsx";
import { httpInSession } from "#app/session/session-http.ts";
import { forgetSession } from "#app/session/session-store.ts";
import { endSession } from "#app/session/sign-out.ts";
import type { UserInfo } from "#app/session/stored-session.ts";
import { useSession } from "#app/session/use-session.ts";
import { AdminContext } from "./admin-context.ts";
import * as css from "./admin-gate.css.ts";

const doNothing = () => undefined;

/**
 * The admin screens' own sign-in (DECISIONS section 4). A session that ends meanwhile asks again in
 * front of the work, which stays as it is; signing out takes it away.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const [expired, setExpired] = useState<UserInfo | null>(null);
  const user = session?.userInfo ?? null;
  if (user && expired) setExpired(null);
  const worker = user ?? expired;

  if (session === undefined) return <Waiting />;
  if (!worker) return <SignIn />;
  if (worker.role === "user") return <Refused name={worker.name} />;
  return (
    // Another person begins anew.
    <Admitted key={worker.id} user={worker} onExpired={() => setExpired(worker)}>
      {children}
      <SignInAgain open={user === null} />
    </Admitted>
  );
}

interface AdmittedProps {
  user: UserInfo;
  onExpired: () => void;
  children: ReactNode;
}

function Admitted({ user, onExpired, children }: AdmittedProps) {
  const [tell] = useState(() => ({ onExpired }));
  const admin = useMemo(
    () => ({
      user,
      isStaff: user.role === "admin",
      http: httpInSession(() => {
        tell.onExpired();
        forgetSession();
      }),
    }),
    [user, tell],
  );
  return <AdminContext value={admin}>{children}</AdminContext>;
}

function Waiting() {
  return (
    <div className={css.place}>
      <p className={css.wait}>
        <FormattedMessage id="admin.wait" />
      </p>
      <noscript>
        <p>
          <FormattedMessage id="admin.gate.script" />
        </p>
      </noscript>
    </div>
  );
}

function SignIn() {
  const { desiredUrl } = useAddress();
  return (
    <div className={css.place}>
      <h1 className={css.title}>
        <FormattedMessage id="admin.gate.title" />
      </h1>
      <p className={css.lead}>
        <FormattedMessage id="admin.gate.lead" />
      </p>
      <SignInForm
        desiredUrl={desiredUrl}
        onStart={doNothing}
        onSignedIn={doNothing}
        onRefused={doNothing}
      />
    </div>
  );
}

function SignInAgain({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const { desiredUrl } = useAddress();
  return (
    <Dialog
      open={open}
      onOpenChange={doNothing}
      title={formatMessage({ id: "admin.gate.title" })}
      description={formatMessage({ id: "admin.gate.expired" })}
      urgent
      locked
    >
      <SignInForm
        desiredUrl={desiredUrl}
        onStart={doNothing}
        // What was refused meanwhile is asked for again.
        onSignedIn={() => void mutate(() => true)}
        onRefused={doNothing}
      />
    </Dialog>
  );
}

function Refused({ name }: { name: string }) {
  return (
    <div className={css.place}>
      <h1 className={css.title}>
        <FormattedMessage id="admin.refused.title" />
      </h1>
      <p className={css.lead}>
        <FormattedMessage id="admin.refused.text" values={{ name }} />
      </p>
      <Button size="medium" onClick={() => void endSession()}>
        <FormattedMessage id="admin.signOut" />
      </Button>
    </div>
  );
}
