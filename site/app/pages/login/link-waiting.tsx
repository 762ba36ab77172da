import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";
import type { Message } from "#app/i18n/define-messages.ts";
import { type LinkFailure, LinkFailureAlert } from "./link-failure.tsx";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";
import { loginMessages } from "./login-messages.ts";

interface LinkWaitingProps extends Pick<LoginProps, "labels" | "agent"> {
  title: string;
  lotOnly?: boolean;
  /** Why what the link opens is not known yet; null while it is loading. */
  failure: LinkFailure | null;
  onRetry: () => void;
  /** What a browser without JavaScript shows. */
  script?: Message;
}

/** The page of a link until what it opens is loaded. */
export function LinkWaiting({
  failure,
  onRetry,
  script = loginMessages.script,
  ...layout
}: LinkWaitingProps) {
  return (
    <LoginLayout {...layout}>
      <div className={css.waiting}>
        {failure && (
          <div className={css.buttons}>
            <LinkFailureAlert failure={failure} />
            <Button variant="outline" fullWidth onClick={onRetry}>
              <FormattedMessage
                id="login.invite.retry"
                defaultMessage="Try again"
                description="Button that loads what a link opens again after it could not be loaded."
              />
            </Button>
          </div>
        )}
        <noscript>
          <p className={css.notice}>
            <FormattedMessage {...script} />
          </p>
        </noscript>
      </div>
    </LoginLayout>
  );
}
