/** Why a call of a feed failed; staff see the code. */
export type FeedErrorCode =
  /** No connection, no answer in time, or 5xx. */
  | "unavailable"
  /** 429, or 503 with Retry-After: asks to wait longer than a call may. */
  | "busy"
  /** 401 or 403, also with a new token. */
  | "unauthorized"
  /** Another 4xx: the server does not know what was asked for. */
  | "refused"
  | "notFound"
  /** An answer that is not what RESO describes. */
  | "unreadable"
  | "tooLarge"
  /** A link or redirect to another origin, to which the token must not go. */
  | "foreignLink";

/** A failed call of a feed. The message has no secret. */
export class FeedError extends Error {
  override readonly name = "FeedError";
  readonly code: FeedErrorCode;
  /** Seconds that the server asks to wait. */
  readonly waitSeconds: number | undefined;

  constructor(code: FeedErrorCode, message: string, waitSeconds?: number) {
    super(message);
    this.code = code;
    this.waitSeconds = waitSeconds;
  }
}

/** Whether an error is a failed call of a feed, with one of these codes if any are given. */
export function isFeedError(
  error: unknown,
  ...codes: readonly FeedErrorCode[]
): error is FeedError {
  return error instanceof FeedError && (codes.length === 0 || codes.includes(error.code));
}
