import type { feedErrorCodes } from "@realtor/api/loaning-schemas";

/** Why a call of a feed failed; staff see the code. */
export type FeedErrorCode = (typeof feedErrorCodes)[number];

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
