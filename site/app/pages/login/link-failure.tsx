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
        <FormattedMessage id="login.link.unreachable" />
      ) : failure.retryAfter === undefined ? (
        <FormattedMessage id={loginErrorMessages.tooMany} />
      ) : (
        <FormattedMessage
          id="login.link.tooMany"
          values={{ minutes: Math.max(1, Math.ceil(failure.retryAfter / 60)) }}
        />
      )}
    </InlineAlert>
  );
}
