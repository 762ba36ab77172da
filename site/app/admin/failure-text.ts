import { ApiError } from "@realtor/api/http";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";

const messages = defineMessages({
  failed: {
    id: "admin.failed",
    defaultMessage: "That did not go through. Please try again in a moment.",
    description: "Error after a request that the server rejected or could not process.",
  },
  failedOffline: {
    id: "admin.failed.offline",
    defaultMessage: "You are offline. Please try again once you are connected.",
    description: "Error after a request while the device has no network connection.",
  },
});

/**
 * Message for a failed call: the service's own (docs/spec/errors.md#problem-details), or that the service
 * is unreachable. Logs the error.
 */
export function failureText(
  error: unknown,
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): string {
  console.error(error);
  if (!(error instanceof ApiError)) return formatMessage(messages.failed);
  if (!error.reachable) {
    return formatMessage(navigator.onLine ? messages.failed : messages.failedOffline);
  }
  return formatMessage(
    {
      id: "admin.failed.said",
      defaultMessage: "That did not go through. {message}",
      description: "Error after a request; {message} is the reason that the server returned.",
    },
    { message: error.message },
  );
}

/** Memoized `failureText`, so that an error is logged once. Undefined without an error. */
export function useFailure(error: unknown): string | undefined {
  const intl = useIntl();
  return useMemo(() => (error === undefined ? undefined : failureText(error, intl)), [error, intl]);
}
