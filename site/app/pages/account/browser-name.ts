import type { IntlShape } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { readUserAgent } from "./read-user-agent.ts";

const messages = defineMessages({
  name: {
    id: "account.devices.name",
    defaultMessage: "{browser} on {system}",
    description:
      "Name of a browser in the list; {browser} is such as Chrome, {system} such as macOS.",
  },
  unknown: {
    id: "account.devices.unknown",
    defaultMessage: "Unknown browser",
    description: "Name of a browser that is not recognized.",
  },
});

/** The name of a browser with its system, as far as its user agent is recognized. */
export function browserName(
  userAgent: string,
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): string {
  const { browser, system } = readUserAgent(userAgent);
  return browser !== null && system !== null
    ? formatMessage(messages.name, { browser, system })
    : (browser ?? system ?? formatMessage(messages.unknown));
}
