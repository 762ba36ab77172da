import { ApiError } from "@realtor/api/http";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";

/**
 * Message for a failed call: the service's own (docs/spec/errors.md#problem-details), or that the service
 * is unreachable. Logs the error.
 */
export function failureText(
  error: unknown,
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): string {
  console.error(error);
  if (!(error instanceof ApiError)) return formatMessage({ id: "admin.failed" });
  if (!error.reachable) {
    return formatMessage({ id: navigator.onLine ? "admin.failed" : "admin.failed.offline" });
  }
  return formatMessage({ id: "admin.failed.said" }, { message: error.message });
}

/** Memoized `failureText`, so that an error is logged once. Undefined without an error. */
export function useFailure(error: unknown): string | undefined {
  const intl = useIntl();
  return useMemo(() => (error === undefined ? undefined : failureText(error, intl)), [error, intl]);
}
