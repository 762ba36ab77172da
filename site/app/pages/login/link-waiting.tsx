import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";
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
}

/** The page of a link until what it opens is loaded. */
export function LinkWaiting({ failure, onRetry, ...layout }: LinkWaitingProps) {
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
                description="Button that loads an invitation again after it could not be loaded."
              />
            </Button>
          </div>
        )}
        <noscript>
          <p className={css.notice}>
            <FormattedMessage {...loginMessages.script} />
          </p>
        </noscript>
      </div>
    </LoginLayout>
  );
}
