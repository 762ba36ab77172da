import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retryDelay, retryDelays } from "./retry.ts";

describe("retryDelay", () => {
  it.each([
    [1, 2],
    [2, 4],
    [3, 8],
    [8, 256],
    [9, 300],
    [10_000, 300],
  ])("after %i failures waits at most %i s", (attempts, seconds) => {
    expect(retryDelay(attempts, retryDelays, 1)).toBe(seconds);
    expect(retryDelay(attempts, retryDelays, 0)).toBe(seconds * 0.75);
  });

  it("stays between zero and the maximum", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, random) => {
          const delay = retryDelay(n, retryDelays, random);
          expect(delay).toBeGreaterThan(0);
          expect(delay).toBeLessThanOrEqual(retryDelays.longest);
        },
      ),
    );
  });
});
