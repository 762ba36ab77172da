import "#app/fonts/rest.css";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { LoginLayout } from "#app/pages/login/login-layout.tsx";
import type { LoginProps } from "#app/pages/login/login-props.ts";
import * as page from "#app/pages/login/login.css.ts";
import * as css from "#app/pages/login/sign-in-form.css.ts";
import { loginPath } from "#app/session/login-path.ts";
import { type Arrival, arriveOnce } from "./arrive.ts";

/** Where a provider sends people back (DECISIONS section 4): on to the kept page, or why not. */
function LoginRedirectPage({ labels, agent }: LoginProps) {
  const { formatMessage } = useIntl();
  const address = useAddress();
  const [refusal, setRefusal] = useState<Extract<Arrival, { kind: "refused" }> | null>(null);

  useEffect(() => {
    void (async () => {
      const arrival = await arriveOnce(address);
      if (arrival.kind === "signed-in") location.replace(arrival.to);
      else setRefusal(arrival);
    })();
  }, [address]);

  const title = formatMessage({ id: refusal ? "login.back.failed" : "login.back.title" });
  return (
    <LoginLayout labels={labels} agent={agent} title={title}>
      {refusal ? (
        <div className={`${css.form} ${css.help}`}>
          <InlineAlert>
            <FormattedMessage id={`login.${refusal.why}`} />
          </InlineAlert>
          <Button href={loginPath(address, refusal.redirect)} fullWidth>
            <FormattedMessage id="login.back.again" />
          </Button>
        </div>
      ) : (
        <p className={page.lead}>
          <FormattedMessage id="login.back.wait" />
        </p>
      )}
      <noscript>
        <p className={css.notice}>
          <FormattedMessage id="login.script" />
        </p>
      </noscript>
    </LoginLayout>
  );
}

export { LoginRedirectPage as component };
