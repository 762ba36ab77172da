import { requestPasswordReset } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useAction } from "#app/admin/use-action.ts";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./account.css.ts";

/** For an account that signs in with a provider: requests the link with which it sets a password. */
export function PasswordLinkRequest({ email }: { email: string }) {
  const { locale } = useAddress();
  const { busy, failure, run } = useAction();
  const [sent, setSent] = useState(false);

  async function send() {
    if (await run(() => requestPasswordReset(siteHttp(), { email, locale }))) setSent(true);
  }

  return (
    <div className={css.form}>
      <p>
        <FormattedMessage
          id="account.password.none"
          defaultMessage="Your account has no password: you sign in with Kakao, LINE or Google. You can set one as well, with a link that we send to your email."
          description="Text for an account that signs in with a provider."
        />
      </p>
      {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
      <div>
        <Button variant="outline" size="medium" busy={busy} onClick={() => void send()}>
          <FormattedMessage
            id="account.password.link"
            defaultMessage="Send me a link"
            description="Button that sends a link for setting a password by email."
          />
        </Button>
      </div>
      {/* Always rendered: a live region announces only later changes. */}
      <output>
        {sent && (
          <FormattedMessage
            id="account.password.sent"
            defaultMessage="A link is on its way. It works for one hour."
            description="Status after a link for setting a password was requested."
          />
        )}
      </output>
    </div>
  );
}
