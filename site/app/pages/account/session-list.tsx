import type { AccountSecurity, SignedInBrowser } from "@realtor/api/loaning";
import { Badge } from "@realtor/ui/badge";
import { Button } from "@realtor/ui/button";
import { DesktopIcon, TabletIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { useToast } from "@realtor/ui/toast";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { endSession } from "#app/session/session-lifecycle.ts";
import { Row, Rows } from "#app/admin/layouts/rows.tsx";
import * as css from "./account.css.ts";
import { browserName, readUserAgent } from "./user-agent.ts";
import { EndSessionsDialog, OtherSessions } from "./end-sessions-dialog.tsx";
import { SessionTimes } from "./session-times.tsx";

interface SessionListProps extends Pick<AccountSecurity, "sessions" | "hasPassword"> {
  refresh: () => Promise<void>;
}

/** The browsers in which the account is signed in, each with a button that signs it out, and one for all. */
export function SessionList({ sessions, hasPassword, refresh }: SessionListProps) {
  const intl = useIntl();
  const toast = useToast();
  const [ending, setEnding] = useState<SignedInBrowser>();
  const list = useRef<HTMLUListElement>(null);

  async function showEnded() {
    await refresh();
    // The row or button that had the focus was removed.
    list.current?.focus();
  }

  return (
    <>
      <Rows ref={list} tabIndex={-1} aria-labelledby="devices">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => (session.current ? void endSession() : setEnding(session))}
          />
        ))}
      </Rows>
      {sessions.some(({ current }) => !current) && (
        <OtherSessions hasPassword={hasPassword} onEnded={() => void showEnded()} />
      )}
      {ending && (
        <EndSessionsDialog
          title={intl.formatMessage(
            { id: "account.devices.end" },
            { device: browserName(ending.userAgent, intl) },
          )}
          description={intl.formatMessage({ id: "account.devices.endText" })}
          sessionId={ending.id}
          hasPassword={hasPassword}
          onClose={() => setEnding(undefined)}
          onEnded={() => {
            setEnding(undefined);
            toast({
              text: intl.formatMessage({ id: "account.devices.ended" }),
            });
            void showEnded();
          }}
        />
      )}
    </>
  );
}

interface SessionRowProps {
  session: SignedInBrowser;
  onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const intl = useIntl();
  const nameId = `session-${session.id}`;
  const { mobile } = readUserAgent(session.userAgent);
  return (
    <Row
      height={76}
      lead={
        <span className={css.device} aria-hidden="true">
          {mobile ? <TabletIcon size={22} /> : <DesktopIcon size={22} />}
        </span>
      }
      titleId={nameId}
      title={
        <Inline as="span" gap={8} rowGap={4}>
          {browserName(session.userAgent, intl)}
          {session.current && (
            <Badge tone="accent">
              <FormattedMessage id="account.devices.current" />
            </Badge>
          )}
        </Inline>
      }
      facts={<SessionTimes {...session} />}
      action={
        <Button
          id={`${nameId}-end`}
          variant="outline"
          size="small"
          aria-labelledby={`${nameId}-end ${nameId}`}
          onClick={onEnd}
        >
          <FormattedMessage id="admin.signOut" />
        </Button>
      }
    />
  );
}
