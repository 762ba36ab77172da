import { describe, expect, it } from "vitest";
import { createClaimLoop } from "./claim-loop.ts";

/** A queue of batches, and what was done with them. */
function createQueue(batches: string[][]) {
  const handled: string[] = [];
  const errors: unknown[] = [];
  return { batches, handled, errors, claim: async () => batches.shift() ?? [] };
}

describe("claim loop", () => {
  it("handles batches until none is due", async () => {
    const queue = createQueue([["a", "b"], ["c"]]);
    const loop = createClaimLoop({
      claim: queue.claim,
      handle: (rows) => rows.map(async (row) => void queue.handled.push(row)),
      onError: (error) => queue.errors.push(error),
      intervalMs: 60_000,
    });
    await loop.run();
    expect(queue.handled).toEqual(["a", "b", "c"]);
    expect(queue.errors).toEqual([]);
  });

  it("looks again after a request during a run, and claims nothing twice at once", async () => {
    const queue = createQueue([["a"]]);
    const first = Promise.withResolvers<void>();
    let claims = 0;
    const loop = createClaimLoop({
      claim: () => {
        claims += 1;
        return queue.claim();
      },
      handle: (rows) =>
        rows.map(async (row) => {
          if (row === "a") await first.promise;
          queue.handled.push(row);
        }),
      onError: (error) => queue.errors.push(error),
      intervalMs: 60_000,
    });
    const run = loop.run();
    const joined = loop.run();
    await Promise.resolve();
    expect(claims).toBe(1);
    queue.batches.push([], ["b"]);
    first.resolve();
    await Promise.all([run, joined]);
    expect(queue.handled).toEqual(["a", "b"]);
  });

  it("reports a failure after all rows of the batch have ended, and runs again later", async () => {
    const queue = createQueue([["bad", "slow"], ["c"]]);
    const slow = Promise.withResolvers<void>();
    const loop = createClaimLoop({
      claim: queue.claim,
      handle: (rows) =>
        rows.map(async (row) => {
          if (row === "bad") throw new Error("bad row");
          if (row === "slow") await slow.promise;
          queue.handled.push(row);
        }),
      onError: (error) => queue.errors.push(error),
      intervalMs: 60_000,
    });
    const run = loop.run();
    await Promise.resolve();
    expect(queue.errors).toEqual([]);
    slow.resolve();
    await run;
    expect(queue.errors).toEqual([new Error("bad row")]);
    expect(queue.handled).toEqual(["slow"]);
    await loop.run();
    expect(queue.handled).toEqual(["slow", "c"]);
  });

  it("stops after the claimed rows, and claims nothing while it is paused", async () => {
    const queue = createQueue([["a"], ["b"]]);
    const first = Promise.withResolvers<void>();
    let isPaused = true;
    const loop = createClaimLoop({
      claim: queue.claim,
      handle: (rows) =>
        rows.map(async (row) => {
          await first.promise;
          queue.handled.push(row);
        }),
      isPaused: () => isPaused,
      onError: (error) => queue.errors.push(error),
      intervalMs: 60_000,
    });
    await loop.run();
    expect(queue.batches).toHaveLength(2);
    isPaused = false;
    void loop.run();
    await Promise.resolve();
    const stopped = loop.stop();
    first.resolve();
    await stopped;
    expect(queue.handled).toEqual(["a"]);
    await loop.run();
    expect(queue.batches).toEqual([["b"]]);
  });
});
