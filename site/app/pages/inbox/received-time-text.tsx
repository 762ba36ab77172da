import { useAddress } from "#app/page-root.tsx";
import { receivedFull, receivedLocal } from "./received-time.ts";

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
