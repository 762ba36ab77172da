// People write their addresses in any characters.
import "#app/fonts/full.css";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useQueryAndHash } from "#app/chrome/use-query-and-hash.ts";
import { useAddress } from "#app/page-root.tsx";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import { sameSitePath } from "#app/session/same-site-path.ts";
import { useSession } from "#app/session/use-session.ts";
import { KnownPerson } from "./known-person.tsx";
import { LoginLayout } from "./login-layout.tsx";
import type { LoginProps } from "./login-props.ts";
import * as page from "./login.css.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import * as css from "./sign-in-form.css.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** Sign-in with e-mail and password or with a provider (DECISIONS section 4). */
function LoginPage({ labels, agent }: LoginProps) {
  const { formatMessage } = useIntl();
  const address = useAddress();
  const session = useSession();
  const [signingIn, setSigningIn] = useState(false);
  const { redirect, expired } = readQuery(useQueryAndHash());
  const name = agent?.name.shown.text;

  if (session && !signingIn)
    return (
      <LoginLayout labels={labels} agent={agent} title={formatMessage({ id: "login.known.title" })}>
        <KnownPerson session={session} next={afterSignIn(session, redirect, address)} />
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
        onStart={() => setSigningIn(true)}
        onRefused={() => setSigningIn(false)}
        onSignedIn={(signedIn) => location.replace(afterSignIn(signedIn, redirect, address))}
      />
      <details className={css.help}>
        <summary className={css.helpTitle}>
          <FormattedMessage id="login.forgot" />
        </summary>
        <p className={css.helpText}>
          <FormattedMessage id="login.forgotHelp" />
        </p>
      </details>
      <ProviderButtons desiredUrl={agent?.desiredUrl} redirect={redirect} />
    </LoginLayout>
  );
}

function readQuery(queryAndHash: string): { redirect: string | null; expired: boolean } {
  const query = new URLSearchParams(queryAndHash.replace(/#.*$/s, ""));
  return { redirect: sameSitePath(query.get("redirect")), expired: query.has("expired") };
}

export { LoginPage as component };
