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
      <FailureText failure={failure} />
    </InlineAlert>
  );
}

/** Why a form of a password link was refused. */
export function LinkFailureText({ error }: { error: unknown }) {
  return <FailureText failure={toLinkFailure(error)} />;
}

function FailureText({ failure }: { failure: LinkFailure }) {
  if (failure.kind === "unreachable") return <FormattedMessage id="login.link.unreachable" />;
  if (failure.retryAfter === undefined) return <FormattedMessage id={loginErrorMessages.tooMany} />;
  const minutes = Math.max(1, Math.ceil(failure.retryAfter / 60));
  return <FormattedMessage id="login.link.tooMany" values={{ minutes }} />;
}
