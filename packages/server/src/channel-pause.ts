import type { Log } from "./log.ts";
import { type Outcome, requestedWait } from "./retry.ts";

export interface ChannelPauseOptions {
  /** Name of the receiver in log lines. */
  channel: string;
  log: Log;
  /** Attempts in a row without a response that pause the channel. */
  failures?: number;
  /** Duration of the pause. */
  seconds?: number;
  now?: () => number;
}

/** When a worker that delivers to one receiver may send. */
export interface ChannelPause {
  /** Seconds until the next attempt may start; 0 without a pause. */
  secondsLeft(): number;
  /** Whether the receiver did not respond before: one attempt tests it, and the others wait for its result. */
  isTesting(): boolean;
  /** Takes the result of an attempt into account. */
  record(outcome: Outcome): void;
}

/**
 * A circuit breaker for deliveries, which are stored and can wait. A receiver that asks for a pause gets it;
 * one that does not respond costs its time limit a few times and then once for each pause, not for each
 * delivery. See docs/decisions/delivery-pauses.md.
 */
export function createChannelPause(options: ChannelPauseOptions): ChannelPause {
  const { channel, log, failures = 3, seconds = 30, now = Date.now } = options;
  let pausedUntil = 0;
  let inARow = 0;

  return {
    secondsLeft: () => Math.max(0, (pausedUntil - now()) / 1000),
    isTesting: () => inARow >= failures,
    record(outcome) {
      if (outcome.kind === "unavailable" && outcome.noResponse) {
        inARow += 1;
        if (inARow < failures) return;
        pausedUntil = Math.max(pausedUntil, now() + seconds * 1000);
        if (inARow === failures)
          log.warn({ channel }, "deliveries paused: the receiver does not respond");
        return;
      }
      if (inARow >= failures)
        log.info({ channel }, "deliveries continue: the receiver responds again");
      inARow = 0;
      const asked = requestedWait(outcome);
      if (asked > 0) pausedUntil = Math.max(pausedUntil, now() + asked * 1000);
    },
  };
}
