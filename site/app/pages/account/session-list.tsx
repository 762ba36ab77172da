import { endOwnSession, type SignedInBrowser } from "@realtor/api/loaning";
import { Badge } from "@realtor/ui/badge";
import { Button } from "@realtor/ui/button";
import { DesktopIcon, TabletIcon } from "@realtor/ui/icons";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useToast } from "@realtor/ui/toast";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { useAction } from "#app/admin/use-action.ts";
import { endSession } from "#app/session/session-lifecycle.ts";
import * as css from "./account.css.ts";
import { readUserAgent } from "./read-user-agent.ts";
import { SessionTimes } from "./session-times.tsx";

interface SessionListProps {
  sessions: readonly SignedInBrowser[];
  refresh: () => Promise<void>;
}

/** The browsers in which the account is signed in, each with a button that signs it out. */
export function SessionList({ sessions, refresh }: SessionListProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const toast = useToast();
  const { busy, failure, run } = useAction();
  const [ending, setEnding] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  async function end({ id }: SignedInBrowser) {
    if (busy) return;
    setEnding(id);
    const done = await run(() => endOwnSession(http, id));
    if (done)
      toast({
        text: formatMessage({
          id: "account.devices.ended",
          defaultMessage: "The device was signed out.",
          description: "Status after a session in another browser was ended.",
        }),
      });
    await refresh();
    setEnding(undefined);
    // The row that had the focus is gone.
    if (done) list.current?.focus();
  }

  return (
    <>
      {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
      <ul ref={list} tabIndex={-1} className={css.sessions} aria-labelledby="devices">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void (session.current ? endSession() : end(session))}
          />
        ))}
      </ul>
    </>
  );
}

interface SessionRowProps {
  session: SignedInBrowser;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { formatMessage } = useIntl();
  const nameId = `session-${session.id}`;
  const { mobile } = readUserAgent(session.userAgent);
  return (
    <li className={css.session}>
      <span className={css.device} aria-hidden="true">
        {mobile ? <TabletIcon /> : <DesktopIcon />}
      </span>
      <div className={css.sessionText}>
        <p id={nameId} className={css.browser}>
          <BrowserName userAgent={session.userAgent} />
          {session.current && (
            <Badge tone="accent">
              <FormattedMessage
                id="account.devices.current"
                defaultMessage="This device"
                description="Mark of the browser that the user is using, in the list of browsers."
              />
            </Badge>
          )}
        </p>
        <p className={css.times}>
          <SessionTimes {...session} />
        </p>
      </div>
      <Button
        id={`${nameId}-end`}
        variant="outline"
        size="small"
        busy={busy}
        busyLabel={formatMessage({
          id: "account.devices.ending",
          defaultMessage: "Signing out",
          description: "Label of the button while a session is ended.",
        })}
        aria-labelledby={`${nameId}-end ${nameId}`}
        onClick={onEnd}
      >
        <FormattedMessage {...adminMessages.signOut} />
      </Button>
    </li>
  );
}

function BrowserName({ userAgent }: { userAgent: string }) {
  const { browser, system } = readUserAgent(userAgent);
  if (browser !== null && system !== null)
    return (
      <FormattedMessage
        id="account.devices.name"
        defaultMessage="{browser} on {system}"
        description="Name of a browser in the list; {browser} is such as Chrome, {system} such as macOS."
        values={{ browser, system }}
      />
    );
  return (
    browser ??
    system ?? (
      <FormattedMessage
        id="account.devices.unknown"
        defaultMessage="Unknown browser"
        description="Name of a browser that is not recognized."
      />
    )
  );
}
