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
import { productLoginMessage } from "#app/session/sign-in-messages.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { loginErrorMessages, loginMessages } from "#app/pages/login/login-messages.ts";
import { completeSignInOnce, type SignInResult } from "./complete-sign-in.ts";

const messages = defineMessages({
  backFailed: {
    id: "login.back.failed",
    defaultMessage: "You are not signed in",
    description: "Heading after sign-in with a provider failed.",
  },
  backTitle: {
    id: "login.back.title",
    defaultMessage: "Signing you in",
    description: "Heading while sign-in with a provider is completed.",
  },
});

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

  const title = formatMessage(failure ? messages.backFailed : messages.backTitle);
  return (
    <LoginLayout labels={labels} agent={agent} title={title}>
      {failure ? (
        <div className={`${formCss.form} ${css.help}`}>
          <InlineAlert>
            <FormattedMessage {...loginErrorMessages[failure.reason]} />
          </InlineAlert>
          {failure.reason === "back.elsewhere" && productLogin !== null ? (
            <Button href={productLogin} fullWidth>
              <FormattedMessage {...productLoginMessage} />
            </Button>
          ) : (
            <Button href={loginPath(address, failure.redirect)} fullWidth>
              <FormattedMessage
                id="login.back.again"
                defaultMessage="Sign in again"
                description="Link to the sign-in page after sign-in with a provider failed."
              />
            </Button>
          )}
        </div>
      ) : (
        <p className={css.lead}>
          <FormattedMessage
            id="login.back.wait"
            defaultMessage="One moment, please."
            description="Status while sign-in with a provider is completed."
          />
        </p>
      )}
      <noscript>
        <p className={css.notice}>
          <FormattedMessage {...loginMessages.script} />
        </p>
      </noscript>
    </LoginLayout>
  );
}

export { LoginRedirectPage as component };
