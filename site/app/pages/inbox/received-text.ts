import type { Locale } from "@realtor/api/locales";
import type { IntlShape } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { receivedShort } from "./received-time.ts";

const messages = defineMessages({
  now: {
    id: "inbox.time.now",
    defaultMessage: "Just now",
    description: "Time of an inquiry that arrived less than a minute ago.",
  },
  yesterday: {
    id: "inbox.time.yesterday",
    defaultMessage: "Yesterday",
    description: "Time of an inquiry that arrived yesterday.",
  },
});

interface ReceivedOptions {
  now: Date;
  intl: IntlShape;
  locale: Locale;
  /** IANA name of the user's time zone. */
  timeZone: string;
}

/** When an inquiry arrived, for lists: "Just now", "11:24 AM", "Yesterday" or a date. */
export function receivedText(
  iso: string,
  { now, intl, locale, timeZone }: ReceivedOptions,
): string {
  const received = receivedShort(iso, now, { locale, timeZone });
  return received.kind === "text" ? received.text : intl.formatMessage(messages[received.kind]);
}
