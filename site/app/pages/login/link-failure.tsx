import { ApiError } from "@realtor/api/http";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { FormattedMessage } from "react-intl";
import { loginErrorMessages } from "./login-messages.ts";

/** A failed request of a password link form that can succeed on retry. */
export type LinkFailure =
  | { kind: "tooMany"; retryAfter: number | undefined }
  | { kind: "unreachable" };

/** Maps any error that the form does not handle itself. */
export function toLinkFailure(error: unknown): LinkFailure {
  return error instanceof ApiError && error.status === 429
    ? { kind: "tooMany", retryAfter: error.retryAfter }
    : { kind: "unreachable" };
}

export function LinkFailureAlert({ failure }: { failure: LinkFailure }) {
  return (
    <InlineAlert>
      {failure.kind === "unreachable" ? (
        <FormattedMessage
          id="login.link.unreachable"
          defaultMessage="We cannot be reached right now. Please check your connection and try again in a moment."
          description="Error when the service that checks a link cannot be reached."
        />
      ) : failure.retryAfter === undefined ? (
        <FormattedMessage {...loginErrorMessages.tooMany} />
      ) : (
        <FormattedMessage
          id="login.link.tooMany"
          defaultMessage="That was too many tries. Please try again in {minutes, plural, one {# minute} other {# minutes}}."
          description="Error after too many attempts with a link; {minutes} is the time until the next attempt is possible."
          values={{ minutes: Math.max(1, Math.ceil(failure.retryAfter / 60)) }}
        />
      )}
    </InlineAlert>
  );
}
