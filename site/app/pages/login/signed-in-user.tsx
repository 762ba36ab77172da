import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";
import { endSession } from "#app/session/sign-out.ts";
import type { Session } from "#app/session/stored-session.ts";
import * as css from "./sign-in-form.css.ts";
import * as page from "./login.css.ts";

/** Replaces the sign-in form while a session exists: continue or sign out. */
export function SignedInUser({ session, next }: { session: Session; next: string }) {
  const email = session.userInfo?.email;
  return (
    <>
      <p className={page.lead}>
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
