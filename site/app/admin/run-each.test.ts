import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runEach } from "./run-each.ts";

it("returns a result for each item in order, whatever fails, with at most three running", async () => {
  const outcomes = fc.array(fc.record({ ticks: fc.nat(4), fails: fc.boolean() }), {
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(outcomes, async (items) => {
      let running = 0;
      let most = 0;
      const progress: number[] = [];
      const results = await runEach(
        items,
        async ({ ticks, fails }) => {
          running += 1;
          most = Math.max(most, running);
          for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
          running -= 1;
          if (fails) throw new Error("Failed");
          return ticks;
        },
        (finished) => progress.push(finished),
      );
      expect(results.map(({ item }) => item)).toEqual(items);
      expect(results.map(({ ok }) => ok)).toEqual(items.map(({ fails }) => !fails));
      expect(progress).toEqual(items.map((_, index) => index + 1));
      expect(most).toBeLessThanOrEqual(3);
    }),
  );
});
