import { ApiError } from "@realtor/api/http";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { FormattedMessage } from "react-intl";

/** Why a call about a link got nowhere, though the same may work later. */
export type LinkFailure =
  | { kind: "tooMany"; retryAfter: number | undefined }
  | { kind: "unreachable" };

/** Reads a failed call that the form itself has no answer to. */
export function linkFailureOf(error: unknown): LinkFailure {
  return error instanceof ApiError && error.status === 429
    ? { kind: "tooMany", retryAfter: error.retryAfter }
    : { kind: "unreachable" };
}

/** Says so, and when to try again. */
export function LinkFailureAlert({ failure }: { failure: LinkFailure }) {
  return (
    <InlineAlert>
      {failure.kind === "unreachable" ? (
        <FormattedMessage id="login.link.unreachable" />
      ) : failure.retryAfter === undefined ? (
        <FormattedMessage id="login.tooMany" />
      ) : (
        <FormattedMessage
          id="login.link.tooMany"
          values={{ minutes: Math.max(1, Math.ceil(failure.retryAfter / 60)) }}
        />
      )}
    </InlineAlert>
  );
}
