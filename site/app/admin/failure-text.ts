import { ApiError } from "@realtor/api/http";
import { isProblemCode } from "@realtor/api/problem-codes";
import { isPublishCode } from "@realtor/api/publishing";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { Message } from "#app/i18n/define-messages.ts";
import { getStatusMessage, problemMessages } from "#app/problems/problem-messages.ts";
import { problemTexts } from "#app/problems/problem-texts.ts";
import { publishMessages } from "#app/problems/publish-messages.ts";

/**
 * Message for a failed call: words for the problem's code in the user's language, and what publishing
 * lacks. Never a text of the service, which is logged; see docs/spec/errors.md#words.
 */
export function failureText(
  error: unknown,
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): string {
  console.error(error);
  const missing = error instanceof ApiError ? error.errors.map(({ code }) => code) : [];
  return [
    formatMessage(getMessage(error)),
    ...missing.filter(isPublishCode).map((code) => formatMessage(publishMessages[code])),
  ].join(" ");
}

function getMessage(error: unknown): Message {
  if (!(error instanceof ApiError)) return problemTexts.failed;
  if (!error.reachable) return navigator.onLine ? problemTexts.unavailable : problemTexts.offline;
  return isProblemCode(error.code) ? problemMessages[error.code] : getStatusMessage(error.status);
}

/** Memoized `failureText`, so that an error is logged once. Undefined without an error. */
export function useFailure(error: unknown): string | undefined {
  const intl = useIntl();
  return useMemo(() => (error === undefined ? undefined : failureText(error, intl)), [error, intl]);
}
