import { RateLimiterRes } from "rate-limiter-flexible";
import { type CounterOptions, createCounter, secondsUntilNext } from "./rate-limit.ts";

export interface AttemptLimiterOptions extends Pick<
  CounterOptions,
  "name" | "pool" | "schemaName"
> {
  /** Attempts within `seconds` before the first pause. */
  attempts: number;
  seconds: number;
  /** Seconds of the first pause; each further one within a day is twice as long. */
  firstPause: number;
  longestPause: number;
}

export interface RefusedAttempt {
  /** Whole seconds until the next attempt is allowed. */
  retryAfter: number;
  /** If this attempt started a pause: its number within a day, from 1. */
  startedPause?: number;
}

/** Slows down repeated attempts for one key, such as guesses of a password. */
export interface AttemptLimiter {
  /** Counts an attempt; undefined if it may go on. */
  start(key: string): Promise<RefusedAttempt | undefined>;
  /** Takes back an attempt that was allowed and was not made, unless a pause has begun since. */
  giveBack(key: string): Promise<void>;
  /** Forgets the attempts and pauses of a key. */
  succeed(key: string): Promise<void>;
}

const day = 24 * 60 * 60;

/** Counts each attempt before it is made, so that concurrent ones are limited too. */
export function createAttemptLimiter(options: AttemptLimiterOptions): AttemptLimiter {
  const { name, attempts, seconds, firstPause, longestPause } = options;
  const counter = createCounter({ ...options, requests: attempts, seconds });
  const pauses = createCounter({ ...options, name: `${name}-pauses`, requests: day, seconds: day });
  return {
    async start(key) {
      try {
        await counter.consume(key);
        return undefined;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // Later attempts count on, and do not prolong the pause.
        if (error.consumedPoints !== attempts + 1) return { retryAfter: secondsUntilNext(error) };
        const { consumedPoints: startedPause } = await pauses.consume(key);
        const retryAfter = Math.min(longestPause, firstPause * 2 ** (startedPause - 1));
        await counter.block(key, retryAfter);
        return { retryAfter, startedPause };
      }
    },
    async giveBack(key) {
      const counted = await counter.get(key);
      if (counted && counted.consumedPoints > 0 && counted.consumedPoints <= attempts)
        await counter.reward(key);
    },
    async succeed(key) {
      await Promise.all([counter.delete(key), pauses.delete(key)]);
    },
  };
}
