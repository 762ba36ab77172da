import { requestInvitation } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { TextLink } from "@realtor/ui/text-link";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import { loginPath } from "#app/session/login-path.ts";
import { type LinkFailure, LinkFailureAlert, toLinkFailure } from "./link-failure.tsx";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";

type State =
  | { kind: "idle" }
  | { kind: "sending" }
  | { kind: "sent" }
  | { kind: "failed"; failure: LinkFailure };

interface EndedInvitationProps extends LoginProps {
  /** Token of the link; null when this tab has none. */
  token: string | null;
  /** Path to continue to. */
  redirect: string | null;
}

/**
 * An invitation that was used, revoked or is too old. A new one is sent to the invited address; the response is
 * the same for every link.
 */
export function EndedInvitation({ token, redirect, phone, ...login }: EndedInvitationProps) {
  const { formatMessage } = useIntl();
  const address = useAddress();
  const [state, setState] = useState<State>({ kind: "idle" });

  async function send(known: string) {
    setState({ kind: "sending" });
    try {
      await requestInvitation(siteHttp(), { token: known, locale: address.locale });
      setState({ kind: "sent" });
    } catch (error) {
      setState({ kind: "failed", failure: toLinkFailure(error) });
    }
  }

  return (
    <LoginLayout {...login} lotOnly title={formatMessage({ id: "login.ended.title" })} focusTitle>
      <p className={css.lead}>
        {token === null ? (
          <FormattedMessage id="login.ended.unknown" />
        ) : (
          <FormattedMessage id="login.ended.lead" />
        )}
      </p>
      {token !== null && (
        <div className={css.buttons}>
          {state.kind === "failed" && <LinkFailureAlert failure={state.failure} />}
          <Button
            fullWidth
            busy={state.kind === "sending"}
            busyLabel={formatMessage({ id: "login.ended.sending" })}
            onClick={() => {
              if (state.kind !== "sending") void send(token);
            }}
          >
            <FormattedMessage id="login.ended.send" />
          </Button>
        </div>
      )}
      {/* Always rendered: a live region announces only later changes. */}
      <output>
        {state.kind === "sent" && (
          <span className={css.result}>
            <Sent phone={phone} />
          </span>
        )}
      </output>
      <p className={css.footer}>
        <FormattedMessage id="login.ended.known" />
        <TextLink href={loginPath(address, redirect)}>
          <FormattedMessage id="login.submit" />
        </TextLink>
      </p>
    </LoginLayout>
  );
}

function Sent({ phone }: { phone: string | null }) {
  return phone === null ? (
    <FormattedMessage id="login.ended.sent" />
  ) : (
    <FormattedMessage id="login.ended.sentCall" values={{ phone }} />
  );
}
