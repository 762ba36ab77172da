import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type AttemptLimiter, createAttemptLimiter } from "./attempt-limiter.ts";

let limiter: AttemptLimiter;

beforeEach(() => {
  vi.useFakeTimers();
  limiter = createAttemptLimiter({
    name: "test",
    attempts: 3,
    seconds: 900,
    firstPause: 60,
    longestPause: 200,
    pool: undefined,
    schemaName: "public",
  });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Attempts until one is refused. */
async function untilRefused(key = "someone") {
  for (let allowed = 0; ; allowed += 1) {
    const refused = await limiter.start(key);
    if (refused) return { allowed, ...refused };
  }
}

it("pauses after the attempts, twice as long each time, up to the longest pause", async () => {
  const pauses: number[] = [];
  for (const number of [1, 2, 3, 4]) {
    const { allowed, retryAfter, startedPause } = await untilRefused();
    expect({ allowed, startedPause }).toEqual({ allowed: 3, startedPause: number });
    pauses.push(retryAfter);
    await vi.advanceTimersByTimeAsync(retryAfter * 1000 + 1);
  }
  expect(pauses).toEqual([60, 120, 200, 200]);
});

it("a limiter of attempts does not prolong a pause by attempts during it", async () => {
  await untilRefused();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await limiter.start("someone")).toEqual({ retryAfter: 40 });
  await vi.advanceTimersByTimeAsync(40_001);
  expect(await limiter.start("someone")).toBeUndefined();
});

it("a limiter of attempts counts each key, and concurrent attempts", async () => {
  const results = await Promise.all([1, 2, 3, 4, 5].map(() => limiter.start("someone")));
  expect(results.filter((refused) => refused === undefined)).toHaveLength(3);
  expect(await limiter.start("another")).toBeUndefined();
});

it("forgets attempts and pauses after a success", async () => {
  await untilRefused();
  await limiter.succeed("someone");
  expect(await untilRefused()).toMatchObject({ allowed: 3, retryAfter: 60, startedPause: 1 });
});

it("counts an attempt no longer that is given back, and keeps a pause", async () => {
  for (let n = 0; n < 10; n += 1) {
    expect(await limiter.start("someone")).toBeUndefined();
    await limiter.giveBack("someone");
  }
  await limiter.giveBack("someone");
  expect(await untilRefused()).toMatchObject({ allowed: 3, startedPause: 1 });
  await limiter.giveBack("someone");
  expect(await limiter.start("someone")).toEqual({ retryAfter: 60 });
});
