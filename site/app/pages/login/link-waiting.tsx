import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { type LinkFailure, LinkFailureAlert } from "./link-failure.tsx";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";

interface LinkWaitingProps extends Pick<LoginProps, "labels" | "agent"> {
  title: string;
  lotOnly?: boolean;
  /** Why what the link opens is not known yet; null while it is loading. */
  failure: LinkFailure | null;
  onRetry: () => void;
  /** What a browser without JavaScript shows. */
  script?: MessageKey;
}

/** The page of a link until what it opens is loaded. */
export function LinkWaiting({
  failure,
  onRetry,
  script = "login.script",
  ...layout
}: LinkWaitingProps) {
  return (
    <LoginLayout {...layout}>
      <div className={css.waiting}>
        {failure && (
          <div className={css.buttons}>
            <LinkFailureAlert failure={failure} />
            <Button variant="outline" fullWidth onClick={onRetry}>
              <FormattedMessage id="login.invite.retry" />
            </Button>
          </div>
        )}
        <noscript>
          <p className={css.notice}>
            <FormattedMessage id={script} />
          </p>
        </noscript>
      </div>
    </LoginLayout>
  );
}
