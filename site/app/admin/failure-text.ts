import { ApiError } from "@realtor/api/http";
import { isProblemCode } from "@realtor/api/problem-codes";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { getStatusMessage, problemMessages } from "#app/problems/problem-messages.ts";
import { publishMessages } from "#app/problems/publish-messages.ts";

/**
 * Message for a failed call: words for the problem's code in the user's language, and what publishing
 * lacks. For a code without words, the `message` of the service; see docs/spec/errors.md#words.
 */
export function failureText(
  error: unknown,
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): string {
  console.error(error);
  const missing = error instanceof ApiError ? error.errors.map(({ code }) => code) : [];
  return [
    getServiceMessage(error) ?? formatMessage({ id: getMessage(error) }),
    ...missing
      .flatMap((code) => publishTexts.get(code) ?? [])
      .map((lack) => formatMessage({ id: lack })),
  ].join(" ");
}

/** By the code, which can be that of any service. */
const publishTexts: ReadonlyMap<string, MessageKey> = new Map(Object.entries(publishMessages));

/** Enough for a reason; another service may send a stack. */
const longestMessage = 300;

/** The reason that another service gives, in whatever language it writes. */
function getServiceMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || isProblemCode(error.code)) return undefined;
  const { body } = error;
  if (typeof body !== "object" || body === null || !("message" in body)) return undefined;
  const text = typeof body.message === "string" ? body.message.trim() : "";
  if (text === "") return undefined;
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text;
}

function getMessage(error: unknown): MessageKey {
  if (!(error instanceof ApiError)) return "problem.failed";
  if (!error.reachable) return navigator.onLine ? "problem.unavailable" : "problem.offline";
  return isProblemCode(error.code) ? problemMessages[error.code] : getStatusMessage(error.status);
}

/** Memoized `failureText`, so that an error is logged once. Undefined without an error. */
export function useFailure(error: unknown): string | undefined {
  const intl = useIntl();
  return useMemo(() => (error === undefined ? undefined : failureText(error, intl)), [error, intl]);
}
