import "#app/fonts/rest.css";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { LoginLayout, type LoginProps } from "#app/pages/login/login-layout.tsx";
import * as css from "#app/pages/login/login.css.ts";
import { loginPath } from "#app/session/login-path.ts";
import * as formCss from "#app/session/sign-in-form.css.ts";
import { loginErrorMessages } from "#app/pages/login/login-messages.ts";
import { completeSignInOnce, type SignInResult } from "./complete-sign-in.ts";

/**
 * Target of a provider's redirect: continues to the stored page or shows the error. See
 * docs/spec/routes.md#sign-in.
 */
function LoginRedirectPage({ labels, agent, productLogin }: LoginProps) {
  const { formatMessage } = useIntl();
  const address = useAddress();
  const [failure, setFailure] = useState<Extract<SignInResult, { kind: "failed" }> | null>(null);

  useEffect(() => {
    void (async () => {
      const result = await completeSignInOnce(address);
      if (result.kind === "signed-in") location.replace(result.to);
      else setFailure(result);
    })();
  }, [address]);

  const title = formatMessage({ id: failure ? "login.back.failed" : "login.back.title" });
  return (
    <LoginLayout labels={labels} agent={agent} title={title}>
      {failure ? (
        <div className={`${formCss.form} ${css.help}`}>
          <InlineAlert>
            <FormattedMessage id={loginErrorMessages[failure.reason]} />
          </InlineAlert>
          {failure.reason === "back.elsewhere" && productLogin !== null ? (
            <Button href={productLogin} fullWidth>
              <FormattedMessage id="login.elsewhere.open" />
            </Button>
          ) : (
            <Button href={loginPath(address, failure.redirect)} fullWidth>
              <FormattedMessage id="login.back.again" />
            </Button>
          )}
        </div>
      ) : (
        <p className={css.lead}>
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
