import { expect, it } from "vitest";
import { limitConcurrency } from "./concurrency.ts";

it("limits concurrent tasks and continues after a failure", async () => {
  const withLimit = limitConcurrency({ running: 2, waiting: 10 });
  let running = 0;
  let most = 0;
  const task = (number: number) =>
    withLimit(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (number % 3 === 0) throw new Error("failed");
      return number;
    });
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => task(n)));
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  await expect(task(1)).resolves.toBe(1);
});
