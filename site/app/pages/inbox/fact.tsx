import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useAddress } from "#app/page-root.tsx";
import { receivedFull, receivedLocal } from "./received-time.ts";

interface FactProps {
  term: MessageKey;
  children: ReactNode;
}

/** A term and its value, inside a `<dl>`. */
export function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>
        <FormattedMessage id={term} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** When a request arrived, in the time zone of the reader. */
export function ReceivedFact({ at, timeZone }: { at: string; timeZone: string }) {
  return (
    <Fact term="inbox.received">
      <FormattedMessage
        id="inbox.received.yourTime"
        values={{ time: <ReceivedTime key="time" at={at} timeZone={timeZone} /> }}
      />
    </Fact>
  );
}

interface ReceivedTimeProps {
  /** ISO 8601. */
  at: string;
  timeZone: string;
}

/** A time in the reader's zone; the title names the zone. */
export function ReceivedTime({ at, timeZone }: ReceivedTimeProps) {
  const { locale } = useAddress();
  return (
    <time dateTime={at} title={receivedFull(at, { locale, timeZone })}>
      {receivedLocal(at, { locale, timeZone })}
    </time>
  );
}
