import { ApiError } from "@realtor/api/http";
import type { IntlShape } from "react-intl";

/**
 * What a person is told of a failed call: the service's own message (SPEC section 8), or that nothing
 * answered. Logs the whole failure.
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
