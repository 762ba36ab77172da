import type { SignedInBrowser } from "@realtor/api/loaning";
import { useState } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { relativeUnits } from "#app/i18n/formats/text-formats.ts";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";
import { useAddress } from "#app/page-root.tsx";

/** A duration in hours or days. */
interface TimeSince {
  amount: number;
  unit: "hour" | "day";
}

const hour = 60 * 60 * 1000;

/** Time since the last use, which is stored to the hour; null below an hour. */
export function timeSince(then: Date, now: Date): TimeSince | null {
  const hours = Math.floor((now.getTime() - then.getTime()) / hour);
  if (hours < 1) return null;
  return hours < 24
    ? { amount: hours, unit: "hour" }
    : { amount: Math.floor(hours / 24), unit: "day" };
}

/** When a session was used last and when it began, in the time zone of this browser. */
export function SessionTimes({ current, lastUsedAt, signedInAt }: SignedInBrowser) {
  const { locale } = useAddress();
  const [now] = useState(() => new Date());
  const [timeZone] = useState(getLocalTimeZone);
  const since = timeSince(new Date(lastUsedAt), now);
  const date = <FormattedDate value={signedInAt} dateStyle="medium" timeZone={timeZone} />;
  if (current) return <FormattedMessage id="account.devices.since" values={{ date }} />;
  if (since === null) return <FormattedMessage id="account.devices.recent" values={{ date }} />;
  return (
    <FormattedMessage
      id="account.devices.used"
      values={{ time: relativeUnits(-since.amount, since.unit, locale), date }}
    />
  );
}
